import { setType } from './set-type';

/** Names that are the owner's and other people's: kept to the letter, as the store or a signature has them. */
const keptFields = ['storeName', 'developer', 'packageName', 'file', 'signedBy', 'own', 'url'];

/** A string in single or double quotes, on one line, without escaped characters. */
const STRING = /(['"])((?:(?!\1)[^\\\n])*)\1/g;

const isRussian = (text: string) => /[а-яё]/i.test(text);

/** Sets every Russian string of a TypeScript text, and nothing else. */
const setStrings = (source: string): string =>
  source.replaceAll(STRING, (whole, quote: string, text: string) =>
    isRussian(text) ? quote + setType(text) + quote : whole,
  );

/** Sets the Russian of the product file; the result is formatted as `npm run format` has it. */
function setProduct(source: string): string {
  const set = (field: string, value: unknown) =>
    typeof value === 'string' && isRussian(value) && !keptFields.includes(field)
      ? setType(value)
      : value;
  return `${JSON.stringify(JSON.parse(source, set), undefined, 2)}\n`;
}

/**
 * Sets the Russian of a file of lib/content by the rules of the site.
 *
 * @param name of the file; .json is the product file, whose names of people and products stay
 */
export const setContent = (name: string, source: string): string =>
  name.endsWith('.json') ? setProduct(source) : setStrings(source);
