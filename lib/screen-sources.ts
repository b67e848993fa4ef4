/** One `<source>` of a screen's picture. */
export interface ScreenSource {
  readonly type: 'image/avif' | 'image/webp';
  /** Undefined: the light pair, used wherever the dark one is not asked for. */
  readonly media: string | undefined;
  readonly srcSet: string;
}

const DARK = '(prefers-color-scheme: dark)';

/** Address of one file of a screen, as `npm run screens` names it. */
const file = (basePath: string, id: string, theme: string, density: string, format: string) =>
  `${basePath}/screens/${id}-${theme}@${density}.${format}`;

/**
 * Sources of a screen's picture in the order of choice: the theme first, so
 * that the dark pair is never loaded in the light theme, then the lighter
 * format, then the density.
 */
export function screenSources(basePath: string, id: string): ScreenSource[] {
  return (['dark', 'light'] as const).flatMap((theme) =>
    (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}` as const,
      media: theme === 'dark' ? DARK : undefined,
      srcSet: ['1x', '2x']
        .map((density) => `${file(basePath, id, theme, density, format)} ${density}`)
        .join(', '),
    })),
  );
}

/** The file for browsers that choose no source. */
export const screenFallback = (basePath: string, id: string) =>
  file(basePath, id, 'light', '1x', 'webp');
