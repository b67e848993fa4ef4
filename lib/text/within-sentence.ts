/** Makes a name's first letter small: `Русский` → `русский`. An abbreviation, such as РЖЯ, is not changed. */
export const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
