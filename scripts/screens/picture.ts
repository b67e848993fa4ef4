export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type Format = 'avif' | 'webp';

/** AVIF for every supported browser, WebP in one theme for those that choose no source. */
export const formats: Readonly<Record<Theme, readonly Format[]>> = {
  light: ['avif', 'webp'],
  dark: ['avif'],
};

export const densities = [1, 2] as const;
export type Density = (typeof densities)[number];

/** Size of a picture in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export function pictureFile(id: string, theme: Theme, density: Density, format: Format): string {
  return `${id}-${theme}@${density}x.${format}`;
}
