import { digestOf } from '../../../shared/digest';
import { aboutProduct, alikeFields, content } from './content';
import recorded from './digests.json';
import { isWithin, nameOf, textsOf } from './texts-of';

/** File with the digests of the sample's texts about its product. */
export const RECORD_FILE = 'scripts/build/launch-list/sample-texts/digests.json';

/** Digest of the words, which typography does not change. */
const digestOfWords = (text: string): string =>
  digestOf([text.replaceAll(/[\s\u00ad«»„“"—–-]+/g, ' ').replaceAll('ё', 'е')]);

/** Digests of the texts about the product that the content has now, sorted. */
export const digestsOfContent = (): string[] => {
  const digests = textsOf(content)
    .filter(({ path }) => aboutProduct.some((part) => isWithin(nameOf(path), part)))
    .filter(({ path, text }) => text !== '' && !alikeFields.some((field) => field === path.at(-1)))
    .map(({ text }) => digestOfWords(text));
  return [...new Set(digests)].sort();
};

/** Whether a text is one of the sample's about its product. */
export const isSampleText = (text: string): boolean => recorded.includes(digestOfWords(text));
