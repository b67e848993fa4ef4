/*
 * Sizes in CSS pixels that both code and styles use. tailwind.config.ts passes them to the styles: the
 * breakpoints as variants (`sm:`, `@variant max-sm`), and all other sizes through theme().
 */

/** The breakpoints: minimum widths of the window. */
export const screens = { xs: 480, sm: 768, md: 992, lg: 1200 } as const;

/** Sizes of a slide's picture. The size `large` applies from the breakpoint `sm` up. */
export const phoneFrame = {
  small: { width: 212, height: 424 },
  large: { width: 240, height: 480 },
} as const;

/** Value of the attribute `sizes` for a slide's picture. */
export const phoneFrameSizes = `(min-width: ${screens.sm}px) ${phoneFrame.large.width}px, ${phoneFrame.small.width}px`;

/**
 * Value of the attribute `sizes` for the picture of the Windows program. From `lg` up the picture is beside
 * the text. Below `xs` the picture is wider than the page and is cropped.
 */
export const windowPictureSizes = `(min-width: ${screens.lg}px) 640px, (min-width: ${screens.xs}px) 100vw, 137vw`;
