import { findTexts, replacePieces } from '../typography/find-texts';

/** A word with a Cyrillic letter, and a no-break space behind; the mark of stress and the hyphen are parts of it. */
const WORD_AND_SPACE = /([\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*)(\u00a0)?/u;

/** Of three letters: a shorter one would not end a line, as no word of two does. */
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
