/** Makes a name's first letter lower-case, `Русский` → `русский`, but not in abbreviations such as РЖЯ. */
export const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
