/**
 * Changes a name's first letter to lower case: `Русский` → `русский`. Abbreviations such as РЖЯ do
 * not change.
 */
export const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
