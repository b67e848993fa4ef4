export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

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
