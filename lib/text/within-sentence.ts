/** A name in the middle of a sentence: `Русский` → `русский`; an abbreviation, such as РЖЯ, stays. */
export const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
