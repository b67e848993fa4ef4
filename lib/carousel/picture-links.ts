import { enlargedUrl } from '@/lib/screenshots/files';

/** Points a clicked picture link to the file for the visitor's theme, because the HTML can name only one file. */
export function followTheme(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      const picture = link?.querySelector('img')?.currentSrc;
      if (picture) link!.href = enlargedUrl(picture);
    },
    true,
  );
}
