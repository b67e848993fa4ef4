import { setType } from './set-type';

/** A string in single or double quotes, on one line, without escaped characters. */
const STRING = /(['"])((?:(?!\1)[^\\\n])*)\1/g;

/** Sets every Russian string of a TypeScript or JSON text, and nothing else. */
export const setStrings = (source: string): string =>
  source.replaceAll(STRING, (whole, quote: string, text: string) =>
    /[а-яё]/i.test(text) ? quote + setType(text) + quote : whole,
  );
