/** At the start, after a space or after an opening sign. */
const AFTER_SPACE = /(?<![^\s([{«„])["“]+(?=\S)/;

/** After a sign that ends no word, and before a word: `слово—"слово"`. */
const AFTER_SIGN = /(?<![\p{L}\d\s.!?…)\]}»”"'`%°])["“]+(?=[\p{L}\d([{«`])/u;

/**
 * Matches rows of marks. Straight marks and “ are the same sign on both sides, so their neighbours tell whether they
 * open. The order counts: what does not open closes. Code stays to the letter; a straight mark after a digit may mean
 * inches.
 */
const MARKS = new RegExp(
  [
    '(?<code>`[^`]*`)',
    `(?<opening>[«„]|${AFTER_SPACE.source}|${AFTER_SIGN.source})`,
    '(?<inches>(?<=\\d)")',
    '(?<closing>[»”]|(?<=\\S)["“]+)',
  ].join('|'),
  'gu',
);

type Mark = Partial<Record<'code' | 'opening' | 'inches' | 'closing', string>>;

/** Turns quotation marks into «ёлочки» and, inside of these, „лапки“. A mark that closes nothing stays. */
export function pairQuotes(text: string): string {
  const marks = [...text.matchAll(MARKS)].map(({ groups }): Mark => groups ?? {});
  let depth = 0;
  return text.replaceAll(MARKS, (row: string) => {
    const { code, opening, inches } = marks.shift() ?? {};
    if (code) return row;
    if (opening) return row.replaceAll(/./g, () => (depth++ ? '„' : '«'));
    // A straight mark after a digit closes only if no later mark closes what is open.
    let open = depth;
    const closesLater = marks.some(({ closing = '', opening: next = '' }) => {
      open += next.length - closing.length;
      return open <= 0;
    });
    if (inches && closesLater) return row;
    const close = (mark: string) => (depth > 0 ? '»“'.charAt(Math.min(--depth, 1)) : mark);
    return row.replaceAll(/./g, close);
  });
}
