import { frameSize } from '../screenshots/screenshots';

// Sizes in CSS pixels, for code and for the styles, which get them from tailwind.config.ts.

/** Minimum widths of the window. */
export const screens = { xs: 480, sm: 768, md: 992, lg: 1200 } as const;

const phoneWidths = { small: 212, large: 240 } as const;

/** Returns the size of a slide's picture, in the shape of the first one. */
export const phoneFrame = (name: keyof typeof phoneWidths) => {
  const { width, height } = frameSize();
  return { width: phoneWidths[name], height: Math.round((phoneWidths[name] * height) / width) };
};

/** The attribute `sizes` of a slide's picture. */
export const phoneFrameSizes = `(min-width: ${screens.sm}px) ${phoneWidths.large}px, ${phoneWidths.small}px`;

/** The attribute `sizes` of the Windows picture: beside the text from `lg` up, wider than the page below `xs`. */
export const windowPictureSizes = `(min-width: ${screens.lg}px) 640px, (min-width: ${screens.xs}px) 100vw, 137vw`;
