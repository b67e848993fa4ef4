/**
 * Matches code and the first mark of `"Планшет 7""`, which stay to the letter, and rows of marks. Straight marks and “ are
 * the same sign on both sides: they open at the start, after a space and after a sign that begins or divides words.
 */
const MARKS =
  /`[^`]*`|(?<=\d)"(?=")|([«„]|(?<=^|[\s([{«„/,:;=—–-])["“]+(?=\S))|([»”]|(?<=\S)["“]+)/g;

/** Turns quotation marks into «ёлочки» and, inside of these, „лапки“. A mark that closes nothing, such as 7", stays. */
export function pairQuotes(text: string): string {
  let depth = 0;
  const open = () => (depth++ ? '„' : '«');
  const close = (mark: string) => (depth > 0 ? '»“'.charAt(Math.min(--depth, 1)) : mark);
  return text.replaceAll(MARKS, (row: string, opening?: string, closing?: string) =>
    opening || closing ? row.replaceAll(/./g, opening ? open : close) : row,
  );
}
