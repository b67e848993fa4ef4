import { languagesSentence } from '@/lib/product/languages';
import { type Product } from '@/lib/product/schema';

interface LanguagesProps {
  readonly product: Pick<Product, 'dictionaries' | 'moreDictionaries'>;
}

/** Names the languages in a sentence; shows nothing if none are known. */
export function Languages({ product }: LanguagesProps) {
  const sentence = languagesSentence(product);
  return sentence === '' ? null : <p className="mt-4 max-w-prose">{sentence}</p>;
}
