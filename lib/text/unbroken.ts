/** The most characters of a name that fit beside an icon in a button, in a 320 px window at 200% text. */
const LONGEST = 12;

/**
 * Returns a name with no-break spaces, such as «Google Play», so that no line breaks inside it. A longer
 * name may break, because it would not fit a narrow phone's line in large text.
 */
export const unbroken = (name: string): string =>
  name.length > LONGEST ? name : name.replaceAll(' ', '\u00a0');
