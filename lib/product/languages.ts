import { type Product } from './schema';
import { languages as words } from '@/lib/content/languages';
import { fillIn } from '@/lib/text/fill-in';
import { withinSentence } from '@/lib/text/within-sentence';

/** The most names that a sentence lists; the Android page lists all. */
const MOST_NAMES = 10;

type Dictionaries = Pick<Product, 'dictionaries' | 'moreDictionaries'>;

/** The language into which all dictionaries translate; undefined if there are several. */
export function onlyTarget(pairs: Product['dictionaries']): string | undefined {
  const [target, ...others] = new Set(pairs.map(({ to }) => to));
  return others.length === 0 ? target : undefined;
}

/** A sentence with the languages of the dictionaries, in the owner's order; empty if none are known. */
export function languagesSentence({ dictionaries: pairs, moreDictionaries }: Dictionaries): string {
  const names = [...new Set(pairs.map(({ from }) => withinSentence(from)))];
  if (names.length === 0) return '';
  const hasMore = names.length > MOST_NAMES || moreDictionaries;
  const form = names.length > 1 || hasMore ? words.list : words.one;
  const list = fillIn(form, { languages: names.slice(0, MOST_NAMES).join(', ') });
  const languages = hasMore ? fillIn(words.more, { languages: list }) : list;
  const target = onlyTarget(pairs);
  const sentence = target
    ? fillIn(words.into, { languages, language: withinSentence(target) })
    : languages;
  return `${sentence}.`;
}
