import { findTexts, replacePieces } from '../typography/find-texts';

/** A word with a Cyrillic letter, with the no-break space after it, if any. Stress marks and hyphens are part of a word. */
const WORD_AND_SPACE = /([\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*)(\u00a0)?/u;

/** Three letters long: after shorter words typography puts a no-break space. */
const ANOTHER = 'Эге';

/** Adds a word to every Russian text of a TypeScript source, after its first; escapes stay. */
export const addWord = (source: string): string =>
  replacePieces(
    source,
    findTexts(source)
      .flat()
      .map((piece) => [
        piece,
        source
          .slice(piece.start, piece.end)
          // What bound the first word to the next does not bind the one between.
          .replace(
            WORD_AND_SPACE,
            (_, word: string, space = '') => `${word} ${ANOTHER}${space && ' '}`,
          ),
      ]),
  );
