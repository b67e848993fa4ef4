import { languagesSentence } from '@/lib/site/languages';
import { type Site } from '@/lib/site/parse';

interface LanguagesProps {
  readonly site: Pick<Site, 'dictionaries' | 'moreDictionaries'>;
}

/**
 * A sentence with the languages of the dictionaries. Nothing is shown if the owner has entered no
 * dictionaries.
 */
export function Languages({ site }: LanguagesProps) {
  const sentence = languagesSentence(site);
  return sentence === '' ? null : <p className="mt-4 max-w-prose">{sentence}</p>;
}
