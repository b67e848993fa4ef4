/** Width of a text in pixels at a font size of one pixel. */
export type Measure = (text: string) => number;

/** Space for a text: sizes in pixels, line height relative to the font size. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  readonly largest: number;
}

/** Smallest font size in pixels. */
const SMALLEST = 4;

/** Breaks words into as few lines as possible; undefined if a word is too wide. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return undefined;
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * Sets a text on lines of similar length, as large as its box allows. Lines do not break at a
 * no-break space.
 *
 * @returns lines, and their font size in pixels
 */
export function fitText(text: string, box: TextBox, measure: Measure) {
  const words = text.trim().split(/[ \n]+/);
  let size = box.largest;
  let lines = wrap(words, box.width / size, measure);
  while (size > SMALLEST && !(lines && lines.length * size * box.lineHeight <= box.height)) {
    size -= 2;
    lines = wrap(words, box.width / size, measure);
  }
  lines ??= [words.join(' ')];
  // Keeps the number of lines and finds the narrowest width for it, so that they are of similar length.
  let width = box.width / size;
  let narrower: string[] | undefined = lines;
  while (lines.length > 1 && narrower?.length === lines.length) {
    lines = narrower;
    width *= 0.99;
    narrower = wrap(words, width, measure);
  }
  return { size, lines };
}
