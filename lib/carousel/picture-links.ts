import { enlargedUrl } from '@/lib/screenshots/files';

/** A link to a slide's large picture, which the carousel opens over the page. */
export const PICTURE_LINK = '.slide-phone';

/** Sets a picture's link to the file for the visitor's theme. The markup can name only one file. */
export function followTheme(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>(PICTURE_LINK);
      const picture = link?.querySelector('img')?.currentSrc;
      if (picture) link.href = enlargedUrl(picture);
    },
    true,
  );
}
