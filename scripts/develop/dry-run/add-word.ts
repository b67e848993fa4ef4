import { changeTexts } from '../../owner/typography/change-texts';

/**
 * Matches a word with a Cyrillic letter, and the no-break space after it, if any. Stress marks, hyphens and dots
 * are part of a word.
 */
const WORD_AND_SPACE = /([\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*)(\u00a0)?/u;

/** Has three letters, because our typography puts a no-break space after shorter words. */
const ADDED_WORD = 'Эге';

/** Adds a word after the first word of every Russian text of a TypeScript source. */
export const addWord = (source: string): string =>
  changeTexts(source, (parts) =>
    parts.map((part) =>
      // The no-break space belonged to the first word, so an ordinary space follows the added one.
      part.replace(
        WORD_AND_SPACE,
        (_, word: string, space = '') => `${word} ${ADDED_WORD}${space && ' '}`,
      ),
    ),
  );
