/** One `<source>` of a screen's picture. */
export interface ScreenSource {
  readonly type: 'image/avif';
  /** Undefined: the light pair, used wherever the dark one is not asked for. */
  readonly media: string | undefined;
  readonly srcSet: string;
}

/** What names a screen's files; the width is that of the 1x file in CSS pixels. */
interface PictureFile {
  readonly id: string;
  readonly width: number;
}

const DARK = '(prefers-color-scheme: dark)';

/** Address of one file of a screen, as `npm run screens` names it. */
const file = (basePath: string, id: string, theme: string, density: string, format: string) =>
  `${basePath}/screens/${id}-${theme}@${density}.${format}`;

/**
 * Sources of a screen's picture: the dark theme first, so that its pair is
 * never loaded in the light one. AVIF only, because every browser of package.json's
 * `browserslist` has it (Chrome 85, Firefox 93, Safari 16.4) and each source is
 * paid for with every slide; others have the fallback.
 */
export const screenSources = (basePath: string, { id, width }: PictureFile): ScreenSource[] =>
  (['dark', 'light'] as const).map((theme) => ({
    type: 'image/avif',
    media: theme === 'dark' ? DARK : undefined,
    srcSet: [1, 2]
      .map((scale) => `${file(basePath, id, theme, `${scale}x`, 'avif')} ${width * scale}w`)
      .join(', '),
  }));

/** The largest file, to look at closely. */
export const enlargedScreen = (basePath: string, { id }: PictureFile) =>
  file(basePath, id, 'light', '2x', 'webp');

/** The file for browsers that choose no source. */
export const screenFallback = (basePath: string, { id }: PictureFile) =>
  file(basePath, id, 'light', '1x', 'webp');
