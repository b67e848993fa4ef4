import { findTexts, replacePieces } from '../typography/find-texts';

/** A word with a Cyrillic letter; the mark of stress and the hyphen are parts of it. */
const WORD = /[\p{L}\p{M}·-]*\p{Script=Cyrillic}[\p{L}\p{M}·-]*/u;

/** Adds a word to every Russian text of a TypeScript source, after its first; escapes stay. */
export const addWord = (source: string): string =>
  replacePieces(
    source,
    findTexts(source)
      .flat()
      .map((piece) => [
        piece,
        source.slice(piece.start, piece.end).replace(WORD, (word) => `${word} Эй`),
      ]),
  );
