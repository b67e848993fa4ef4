import { digestOf } from '../../../shared/digest';
import { aboutProduct, commonFields, content } from './content';
import recorded from './digests.json';
import { isWithin, textsOf } from './texts-of';

/** File with digests of the sample's texts about the product. */
export const RECORD_FILE = 'scripts/build/launch-list/sample-texts/digests.json';

/** Returns a digest that does not change when `npm run typography` is run on the text. */
const digestOfWords = (text: string): string =>
  digestOf([text.replaceAll(/[\s\u00ad«»„“"—–-]+/g, ' ').replaceAll('ё', 'е')]);

/** Returns the sorted digests of the current texts about the product. */
export const digestsOfContent = (): string[] => {
  const digests = textsOf(content)
    .filter(({ name }) => aboutProduct.some((part) => isWithin(name, part)))
    .filter(({ name, text }) => text !== '' && !commonFields.test(name))
    .map(({ text }) => digestOfWords(text));
  return [...new Set(digests)].sort();
};

/** Whether a text is one of the sample's texts about the product. */
export const isSampleText = (text: string): boolean => recorded.includes(digestOfWords(text));
