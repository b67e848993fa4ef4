import { changeTexts } from '../../owner/typography/change-texts';

/** A word with a Cyrillic letter, with the no-break space after it, if any. Stress marks and hyphens are part of a word. */
const WORD_AND_SPACE = /([\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*)(\u00a0)?/u;

/** Three letters long: after shorter words typography puts a no-break space. */
const ANOTHER = 'Эге';

/** Adds a word to every Russian text of a TypeScript source, after its first. */
export const addWord = (source: string): string =>
  changeTexts(source, (parts) =>
    parts.map((part) =>
      // What bound the first word to the next does not bind the one between.
      part.replace(
        WORD_AND_SPACE,
        (_, word: string, space = '') => `${word} ${ANOTHER}${space && ' '}`,
      ),
    ),
  );
