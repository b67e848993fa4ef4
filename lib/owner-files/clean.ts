/** What pasting adds unseen. Joiners are not among it, because emoji and some scripts need them. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Takes out what pasting adds, makes spaces of signs that end a line elsewhere, and composes letters (NFC). */
export const clean = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\u0085\u2028\u2029]/g, ' ')
    .normalize();
