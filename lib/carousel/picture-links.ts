import { enlargedUrl } from '@/lib/screenshots/files';

/** Matches the link to a slide's large picture, which the hydrated carousel opens in a dialog. */
export const PICTURE_LINK = '.slide-phone';

/**
 * Points a clicked picture link to the file for the visitor's theme, because the HTML can name
 * only one file.
 */
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
