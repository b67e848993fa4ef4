import { languagesSentence } from '@/lib/product/languages';
import { type Product } from '@/lib/product/schema';

interface LanguagesProps {
  readonly product: Pick<Product, 'dictionaries' | 'moreDictionaries'>;
}

/**
 * A sentence with the languages of the dictionaries. Nothing is shown if the owner has entered no
 * dictionaries.
 */
export function Languages({ product }: LanguagesProps) {
  const sentence = languagesSentence(product);
  return sentence === '' ? null : <p className="mt-4 max-w-prose">{sentence}</p>;
}
