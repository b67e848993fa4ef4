/** Makes a name's first letter lower-case, `Русский` → `русский`, but not in abbreviations such as РЖЯ. */
export const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Longest name, in characters, that fits beside a button's icon in a 320 px window at 200 % text size. */
const LONGEST = 12;

/** Joins a name by no-break spaces, unless it would not fit on a line of a narrow phone in large text. */
export const unbroken = (name: string): string =>
  name.length > LONGEST ? name : name.replaceAll(' ', '\u00a0');
