import { changeTexts } from '../../owner/typography/change-texts';

/** Letters that stand for one another: vowels for vowels, so that the words can be spoken and hyphenated. */
const alphabets = [
  'аеиоуыэюя',
  'бвгджзклмнпрстфхцчшщ',
  'aeiou',
  'bcdfghjklmnpqrstvwxyz',
  ...['АЕИОУЫЭЮЯ', 'БВГДЖЗКЛМНПРСТФХЦЧШЩ', 'AEIOU', 'BCDFGHJKLMNPQRSTVWXYZ'],
];

const nextLetters = new Map(
  alphabets.flatMap((letters) =>
    Array.from(
      letters,
      (letter, place) => [letter, letters[(place + 1) % letters.length]] as const,
    ),
  ),
);

/** A word that the site fills in stays, such as `{site}`. */
const LETTERS = /\{\w+\}|\p{L}/gu;

/** Three letters long: typography binds shorter words to the next. */
const ANOTHER = 'Эге';

const FIRST_WORD = /[\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*/u;

/** Longer words are cut: those of the tree's owner may be wider than a phone. */
const LONG_WORD = /(\p{L}{12})\p{L}+/gu;

/** A made-up text about as long as another, with one more word, so that no text is the tree's owner's. */
const madeUp = (text: string): string =>
  text
    .replaceAll(LONG_WORD, '$1')
    .replaceAll(LETTERS, (letter) => nextLetters.get(letter) ?? letter)
    .replace(FIRST_WORD, (word) => `${word} ${ANOTHER}`)
    .replace(`${ANOTHER}\u00a0`, `${ANOTHER} `);

const isRussian = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Examples of a foreign language, and what is spoken of it. */
const FOREIGN = /\b(foreign|transcription): '[^']+'/g;

/** Puts made-up words in place of every Russian text of a TypeScript source, and of the foreign ones of the home page. */
export const makeUpWords = (source: string): string =>
  changeTexts(source, (parts) => (parts.some(isRussian) ? parts.map(madeUp) : parts)).replaceAll(
    FOREIGN,
    "$1: 'ˈɛɡɛ'",
  );
