/** The site's themes. Each has its own pictures. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Formats for each theme. WebP is the fallback for browsers and other software that cannot show AVIF. */
const formats = { light: ['webp', 'avif'], dark: ['avif'] } as const;
export type Format = (typeof formats)[Theme][number];

const densities = [1, 2] as const;
/** Device pixels per CSS pixel. */
export type Density = (typeof densities)[number];

/** Parts of the file names that state the density, such as `@2x.` in `home-dark@2x.avif`. */
const ORDINARY = '@1x.';
const DENSE = '@2x.';

const fileName = (id: string, theme: Theme, density: Density, format: Format) =>
  `${id}-${theme}${density === 1 ? ORDINARY : DENSE}${format}`;

/** One published file of a screenshot. */
export interface PictureFile {
  readonly theme: Theme;
  readonly density: Density;
  readonly format: Format;
  /** File name without the folder. */
  readonly name: string;
}

/** Returns all files of a screenshot that the pages and the picture dialog can request. */
export const pictureFiles = (id: string): PictureFile[] =>
  themes.flatMap((theme) =>
    formats[theme].flatMap((format) =>
      densities.map((density) => {
        const name = fileName(id, theme, density, format);
        return { theme, density, format, name };
      }),
    ),
  );

/** Returns the id of the screenshot that a published file belongs to; undefined for any other file. */
export const publishedId = (name: string) =>
  /^(.+)-(?:light|dark)@[12]x\.(?:avif|webp)$/.exec(name)?.[1];

/** The folder of the published files, and that of the owner's originals, relative to the project. */
export const PUBLISHED_FOLDER = 'public/screens';
export const ORIGINALS_FOLDER = 'lib/content/screenshots';

/** Widths in CSS pixels of a slide's picture and of the picture of the Windows program. */
export const pictureWidths = { slide: 320, windows: 800 } as const;

/** Returns the address of a published file. */
const urlOf = (basePath: string, name: string) => `${basePath}/screens/${name}`;

/** One `<source>` of a screenshot. */
export interface PictureSource {
  readonly type: 'image/avif';
  /** Media query of the dark theme; undefined for the light theme, which is the default. */
  readonly media: string | undefined;
  readonly srcSet: string;
}

/** A screenshot's id, and the width of its 1x file in CSS pixels. */
interface Identified {
  readonly id: string;
  readonly width: number;
}

/**
 * Returns the sources of a screenshot. The dark source is first, because a browser takes the first source that
 * matches. Both are AVIF (Chrome 85, Edge 121, Firefox 93, Safari 16.4); other browsers show the fallback picture.
 */
export const pictureSources = (basePath: string, { id, width }: Identified): PictureSource[] =>
  (['dark', 'light'] as const).map((theme) => ({
    type: 'image/avif',
    media: theme === 'dark' ? '(prefers-color-scheme: dark)' : undefined,
    srcSet: densities
      .map((density) => {
        const url = urlOf(basePath, fileName(id, theme, density, 'avif'));
        return `${url} ${width * density}w`;
      })
      .join(', '),
  }));

/** Name of the fallback picture, for browsers that support none of the sources. */
export const fallbackName = (id: string) => fileName(id, 'light', 1, 'webp');

/** Returns the address of the fallback picture. */
export const fallbackUrl = (basePath: string, id: string) => urlOf(basePath, fallbackName(id));

/**
 * Returns the address of a screenshot's file with the highest density, for an enlarged view.
 *
 * @param url address of any file of the screenshot; the result has the same theme and format
 */
export const enlargedUrl = (url: string) => url.replace(ORDINARY, DENSE);

/**
 * Returns the name of the owner's original for a theme: the file for this theme or, if there is none, the file for
 * both themes.
 *
 * @param files names of the files in the owner's folder
 */
export const originalOf = (id: string, theme: Theme, files: readonly string[]) =>
  [`${id}-${theme}.png`, `${id}.png`].find((file) => files.includes(file));
