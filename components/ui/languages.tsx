import { languagesSentence } from '@/lib/product/languages';
import { type Product } from '@/lib/product/schema';

interface LanguagesProps {
  readonly dictionaries: Product['dictionaries'];
}

/** A sentence with the languages of the dictionaries; nothing if the owner has entered none. */
export function Languages({ dictionaries }: LanguagesProps) {
  const sentence = languagesSentence(dictionaries);
  return sentence === '' ? null : <p className="mt-4 max-w-prose">{sentence}</p>;
}
