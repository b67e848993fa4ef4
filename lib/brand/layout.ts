import { frameSize } from '../screenshots/screenshots';

/*
 * Sizes in CSS pixels that both code and styles use. tailwind.config.ts passes them to the styles: the
 * breakpoints as variants (`sm:`, `@variant max-sm`), and all other sizes through theme().
 */

/** The breakpoints: minimum widths of the window. */
export const screens = { xs: 480, sm: 768, md: 992, lg: 1200 } as const;

/** Widths of a slide's picture. The width `large` applies from the breakpoint `sm` up. */
const phoneWidths = { small: 212, large: 240 } as const;

/** Returns the size of a slide's picture, in the shape of the first one. */
export const phoneFrame = (name: keyof typeof phoneWidths) => {
  const { width, height } = frameSize();
  return { width: phoneWidths[name], height: Math.round((phoneWidths[name] * height) / width) };
};

/** Value of the attribute `sizes` for a slide's picture. */
export const phoneFrameSizes = `(min-width: ${screens.sm}px) ${phoneWidths.large}px, ${phoneWidths.small}px`;

/**
 * Value of the attribute `sizes` for the picture of the Windows program. From `lg` up the picture is beside
 * the text. Below `xs` the picture is wider than the page and is cropped.
 */
export const windowPictureSizes = `(min-width: ${screens.lg}px) 640px, (min-width: ${screens.xs}px) 100vw, 137vw`;
