export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** WebP is the fallback for browsers and other software that cannot show AVIF. */
const formats = { light: ['webp', 'avif'], dark: ['avif'] } as const;
export type Format = (typeof formats)[Theme][number];

const densities = [1, 2] as const;
/** Device pixels per CSS pixel. */
export type Density = (typeof densities)[number];

const ORDINARY = '@1x.';
const DENSE = '@2x.';

const fileName = (id: string, theme: Theme, density: Density, format: Format) =>
  `${id}-${theme}${density === 1 ? ORDINARY : DENSE}${format}`;

export interface PictureFile {
  readonly theme: Theme;
  readonly density: Density;
  readonly format: Format;
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

export const PUBLISHED_FOLDER = 'public/screens';
export const ORIGINALS_FOLDER = 'lib/content/screenshots';

/** Widths in CSS pixels of a slide's picture and of the picture of the Windows program. */
export const pictureWidths = { slide: 320, windows: 800 } as const;

const urlOf = (basePath: string, name: string) => `${basePath}/screens/${name}`;

export interface PictureSource {
  readonly type: 'image/avif';
  /** Undefined for the light theme, which is the default. */
  readonly media: string | undefined;
  readonly srcSet: string;
}

/** A screenshot's id, and the width of its 1x file in CSS pixels. */
interface Identified {
  readonly id: string;
  readonly width: number;
}

/** Returns the sources in AVIF (Chrome 85, Edge 121, Firefox 93, Safari 16.4). Dark is first: the first match wins. */
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

/** Returns the address of a picture's file with the highest density, in the same theme and format. */
export const enlargedUrl = (url: string) => url.replace(ORDINARY, DENSE);

/** Returns the owner's original among `files`: the theme's own or, if there is none, the file for both themes. */
export const originalOf = (id: string, theme: Theme, files: readonly string[]) =>
  [`${id}-${theme}.png`, `${id}.png`].find((file) => files.includes(file));
