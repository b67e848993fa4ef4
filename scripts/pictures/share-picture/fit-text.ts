/** Width of a text in pixels at a font size of one pixel. */
export type Measure = (text: string) => number;

/** Room for a text: sizes in pixels, the line's height in font sizes. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  readonly largest: number;
  readonly smallest: number;
}

/** Lines of whole words, as few as possible; a no-break space is no place to break. */
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

/** The same number of lines, as even as possible: in the narrowest width that keeps it. */
function balance(text: string, width: number, measure: Measure): string[] {
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
function shorten(line: string, width: number, measure: Measure): string {
  const letters = [...line];
  const cut = () => letters.join('').trimEnd() + '…';
  while (letters.length > 1 && measure(cut()) > width) letters.pop();
  return cut();
}

/**
 * Sets a text in even lines, as large as its box allows. What does not fit at the smallest size
 * becomes an ellipsis.
 *
 * @returns lines, and their font size in pixels
 */
export function fitText(text: string, box: TextBox, measure: Measure) {
  const rowsAt = (size: number) =>
    Math.max(1, Math.floor(box.height / (size * box.lineHeight) + 1e-6));
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const width = box.width / size;
    const lines = wrap(text, width, measure);
    const fits = lines.every((line) => measure(line) <= width);
    if (fits && lines.length <= rowsAt(size)) {
      return { size, lines: balance(text, width, measure) };
    }
  }
  const width = box.width / box.smallest;
  const lines = wrap(text, width, measure);
  const shown = lines.slice(0, rowsAt(box.smallest)).map((line, index, { length }) => {
    const isCut = measure(line) > width || (index === length - 1 && length < lines.length);
    return isCut ? shorten(line, width, measure) : line;
  });
  return { size: box.smallest, lines: shown };
}
