/** Longest name, in characters, that fits beside a button's icon in a 320 px window at 200 % text size. */
const LONGEST = 12;

/**
 * Returns a name with no-break spaces, such as «Google Play», so that no line breaks inside it. A name
 * longer than `LONGEST` may break, because in large text it would not fit on a line of a narrow phone.
 */
export const unbroken = (name: string): string =>
  name.length > LONGEST ? name : name.replaceAll(' ', '\u00a0');
