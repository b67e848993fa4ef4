/*
 * Sizes that both code and styles need, in CSS pixels. Styles get them from tailwind.config.ts: widths
 * of a window by variants (`sm:`, `@variant max-sm`), other sizes by theme().
 */

/**
 * The product's breakpoints: minimum widths of the window. The lowest is used by the Windows
 * picture only.
 */
export const screens = { xs: 480, sm: 768, md: 992, lg: 1200 } as const;

/** Sizes of a slide's picture: large from the breakpoint `sm` on. */
export const phoneFrame = {
  small: { width: 212, height: 424 },
  large: { width: 240, height: 480 },
} as const;

/** Width of a slide's picture for the attribute `sizes`. */
export const phoneFrameSizes = `(min-width: ${screens.sm}px) ${phoneFrame.large.width}px, ${phoneFrame.small.width}px`;

/**
 * Width of the Windows program's picture for the attribute `sizes`: beside the text from `lg` on, and
 * below `xs` wider than the window, which shows a part of it.
 */
export const windowPictureSizes = `(min-width: ${screens.lg}px) 640px, (min-width: ${screens.xs}px) 100vw, 137vw`;
