/** Space for a text: sizes in pixels, line height relative to the font size. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  readonly largest: number;
}

/** Letters that are wider than the others in every typeface. */
const WIDE = /[\p{Lu}шщжмфыюmw—№%@]/u;

/** More lines than any text of the picture has. */
const MOST_LINES = 20;

/**
 * Estimates the width of a text in bold letters as a share of the font size. Of Russian words it is a
 * tenth too large on average, and never too small.
 */
const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 0.86 : 0.63), 0);

/** The largest font size in pixels at which a text and its longest word find room in a box. */
export function fontSize(text: string, { width, height, lineHeight, largest }: TextBox): number {
  const longest = Math.max(...text.split(' ').map(widthOf));
  const sizes = Array.from({ length: MOST_LINES }, (_, index) => {
    const lines = index + 1;
    return Math.min((width * lines) / widthOf(text), height / (lines * lineHeight));
  });
  return Math.floor(Math.min(largest, width / longest, Math.max(...sizes)));
}
