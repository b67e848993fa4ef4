// Sizes in CSS pixels, for code and for the styles, which get them from tailwind.config.ts.

/** Minimum widths of the window. The text size does not change them, but it changes the widths of containers, in rem. */
export const screens = { xs: 480, sm: 768, md: 992, lg: 1200 } as const;

/** In a low window, the home page has columns from this width on. */
export const lowScreens = { columns: 800 } as const;

/** Radii of corners. Round buttons and dots have `full`. */
export const radii = { marker: 4, control: 12, card: 16, phone: 28, full: 9999 } as const;

/** Widths of a slide's picture. Its height follows from the first picture (`--phone-shape`). */
export const phoneWidths = { small: 212, large: 240 } as const;

/** The attribute `sizes` of a slide's picture. The widths are so close that one serves every window. */
export const phoneFrameSizes = `${phoneWidths.large}px`;

/** The attribute `sizes` of the Windows picture, which is beside the text from `lg` up. */
export const windowPictureSizes = `(min-width: ${screens.lg}px) 640px, 100vw`;
