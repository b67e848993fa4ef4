import { languagesSentence } from '@/lib/product/languages';
import { type Product } from '@/lib/product/schema';

interface LanguagesProps {
  readonly pairs: Product['dictionaries'];
}

/** Names the languages in a sentence; shows nothing if none are known. */
export function Languages({ pairs }: LanguagesProps) {
  const sentence = languagesSentence(pairs);
  return sentence === '' ? null : <p className="mt-4 max-w-prose">{sentence}</p>;
}
