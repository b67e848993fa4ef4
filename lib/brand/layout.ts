/*
 * Sizes that both code and styles need, in CSS pixels. Styles get them from tailwind.config.ts, by
 * classes and theme(). Media queries of app/styles repeat 768px: there theme() knows only Tailwind's
 * own breakpoints.
 */

/** The product's breakpoints: least widths of a window. */
export const screens = { sm: 768, md: 992, lg: 1200 } as const;

/** A slide's picture: the large one from the breakpoint `sm` on, except on phones. */
export const phoneFrame = {
  small: { width: 212, height: 424 },
  large: { width: 276, height: 552 },
} as const;

/** Width of a slide's picture for the attribute `sizes`. */
export const phoneFrameSizes = `(min-width: ${screens.sm}px) ${phoneFrame.large.width}px, ${phoneFrame.small.width}px`;
