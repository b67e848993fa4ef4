/** Width of a text in pixels at a font size of one pixel. */
export type Measure = (text: string) => number;

/** Where a text may go: sizes in pixels, the line's height in font sizes. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  readonly largest: number;
  readonly smallest: number;
}

/** A text in lines, with its font size in pixels. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const ELLIPSIS = '…';

/** Lines of whole words, as few as there can be; a no-break space is no place to break. */
function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/[ \n]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The same number of lines, of lengths as even as they can be: the narrowest wrap that keeps it. */
function balanced(text: string, width: number, measure: Measure): string[] {
  const count = wrap(text, width, measure).length;
  const longestWord = Math.max(...text.split(/[ \n]+/).map(measure));
  let [low, high] = [Math.min(longestWord, width), width];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (wrap(text, middle, measure).length > count) low = middle;
    else high = middle;
  }
  return wrap(text, high, measure);
}

/** As much of a line as there is room for, with an ellipsis. */
function shortened(line: string, width: number, measure: Measure): string {
  const letters = [...line];
  let [fitting, tooMany] = [1, letters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (measure(letters.slice(0, middle).join('') + ELLIPSIS) > width) tooMany = middle;
    else fitting = middle;
  }
  return letters.slice(0, fitting).join('').trimEnd() + ELLIPSIS;
}

/**
 * Sets a text as large as its box allows, in even lines. What does not fit at the smallest size
 * is cut off, and an ellipsis says so.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const rowsAt = (size: number) =>
    Math.max(1, Math.floor(box.height / (size * box.lineHeight) + 1e-6));
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const width = box.width / size;
    const lines = wrap(text, width, measure);
    const fits = lines.every((line) => measure(line) <= width);
    if (fits && lines.length <= rowsAt(size)) {
      return { size, lines: balanced(text, width, measure) };
    }
  }
  const width = box.width / box.smallest;
  const lines = wrap(text, width, measure);
  const shown = lines.slice(0, rowsAt(box.smallest)).map((line, index, { length }) => {
    const isCut = measure(line) > width || (index === length - 1 && length < lines.length);
    return isCut ? shortened(line, width, measure) : line;
  });
  return { size: box.smallest, lines: shown };
}
