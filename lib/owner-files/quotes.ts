/**
 * Matches a row of quotation marks, which opens or closes by its neighbours, and code, which stays to the letter. A
 * straight mark after a digit may also mean inches.
 */
const MARKS =
  /(?<code>`[^`]*`)|(?<opening>[«„]|(?<![^\s([{«„])["“]+(?=\S)|(?<![\p{L}\d\s.!?…)\]}»”"'`%°])["“]+(?=[\p{L}\d([{«`]))|(?<inches>(?<=\d)")|(?<closing>[»”]|(?<=\S)["“]+)/gu;

type Mark = Partial<Record<'code' | 'opening' | 'inches' | 'closing', string>>;

/** Turns quotation marks into «ёлочки» and, inside of these, „лапки“. A mark that closes nothing stays. */
export function pairQuotes(text: string): string {
  const marks = [...text.matchAll(MARKS)].map(({ groups }): Mark => groups ?? {});
  let depth = 0;
  return text.replaceAll(MARKS, (row: string) => {
    const { code, opening, inches } = marks.shift() ?? {};
    if (code) return row;
    if (opening) return row.replaceAll(/./g, () => (depth++ ? '„' : '«'));
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
