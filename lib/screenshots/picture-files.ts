import { sitePath } from '@/lib/browser/urls/site-urls';

/** WebP is the fallback for browsers and other software that cannot show AVIF. */
const kinds = [
  { theme: 'light', format: 'webp' },
  { theme: 'light', format: 'avif' },
  { theme: 'dark', format: 'avif' },
] as const;

/** Device pixels per CSS pixel. */
const densities = [1, 2] as const;

const fileName = (id: string, theme: 'light' | 'dark', density: number, format: string) =>
  `${id}-${theme}@${density}x.${format}`;

/** Returns all files of a screenshot that the pages and the picture dialog can request. */
export const pictureFiles = (id: string) =>
  kinds.flatMap(({ theme, format }) =>
    densities.map((density) => {
      const name = fileName(id, theme, density, format);
      return { id, theme, density, format, name };
    }),
  );

/** Widths in CSS pixels of a slide's picture and of the picture of the Windows program. */
export const pictureWidths = { slide: 320, windows: 800 } as const;

/** In development, the server beside Next serves the pictures, because they are not in public/. */
export const pictureUrl = (name: string) =>
  `${process.env.DEV_STAND_IN ?? sitePath('')}/screens/${name}`;

/**
 * Returns the sources in AVIF (Chrome 85, Edge 121, Firefox 93, Safari 16.4). Dark is first: the first match wins.
 * @param width of the 1x file in CSS pixels
 */
export const pictureSources = (id: string, width: number) =>
  (['dark', 'light'] as const).map((theme) => ({
    type: 'image/avif',
    media: theme === 'dark' ? '(prefers-color-scheme: dark)' : undefined,
    srcSet: densities
      .map((density) => `${pictureUrl(fileName(id, theme, density, 'avif'))} ${width * density}w`)
      .join(', '),
  }));

/** Name of the fallback picture, for browsers that support none of the sources. */
export const fallbackName = (id: string) => fileName(id, 'light', 1, 'webp');

export const fallbackUrl = (id: string) => pictureUrl(fallbackName(id));
