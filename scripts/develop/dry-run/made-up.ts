import { changeTexts } from '../../owner/typography/change-texts';

const lowerCase = ['аеиоуыэюя', 'бвгджзклмнпрстфхцчшщ', 'aeiou', 'bcdfghjklmnpqrstvwxyz'];

/** A letter is replaced by the next one in its row. Vowels stay vowels, so made-up words can be hyphenated. */
const rows = [...lowerCase, ...lowerCase.map((row) => row.toUpperCase())];

/** Returns the next letter in the row of `letter`. Returns a placeholder, or a letter without a row, unchanged. */
function nextLetter(letter: string): string {
  const row = rows.find((letters) => letters.includes(letter));
  return row?.[(row.indexOf(letter) + 1) % row.length] ?? letter;
}

/** Matches a letter, or a whole placeholder that the site fills in, such as `{site}`. */
const LETTERS = /\{\w+\}|\p{L}/gu;

/** Word that is added to each text. After a word of one or two letters, our typography needs a no-break space. */
const ADDED_WORD = 'Эге';

const FIRST_WORD = /[\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*/u;

/** Matches words of more than 12 letters. They are shortened, so that they fit on a phone's screen. */
const LONG_WORD = /(\p{L}{12})\p{L}+/gu;

/** Returns a made-up text of about the same length. The added word makes it differ from every real text. */
const madeUp = (text: string): string =>
  text
    .replaceAll(LONG_WORD, '$1')
    .replaceAll(LETTERS, nextLetter)
    .replace(FIRST_WORD, (word) => `${word} ${ADDED_WORD}`)
    .replace(`${ADDED_WORD}\u00a0`, `${ADDED_WORD} `);

const isRussian = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Matches fields with words of a foreign language, and with transcriptions. */
const FOREIGN = /\b(foreign|transcription): '[^']+'/g;

/** Replaces the Russian texts in a TypeScript source, and the home page's foreign words, with made-up words. */
export const makeUpWords = (source: string): string =>
  changeTexts(source, (parts) => (parts.some(isRussian) ? parts.map(madeUp) : parts)).replaceAll(
    FOREIGN,
    "$1: 'ˈɛɡɛ'",
  );
