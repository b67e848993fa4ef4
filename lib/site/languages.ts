import { type Site } from './parse';
import { fillIn } from '@/lib/text/fill-in';
import { withinSentence } from '@/lib/text/names';
import { languages as texts } from '@/lib/words/dictionary-languages';

/** The Android page lists all languages. */
const MOST_NAMES = 10;

type Dictionaries = Pick<Site, 'dictionaries' | 'moreDictionaries'>;

/** Returns the only language, as within a sentence, into which the dictionaries translate; undefined without one. */
export function onlyTarget(dictionaries: Site['dictionaries']): string | undefined {
  const [target, ...others] = new Set(dictionaries.map(({ to }) => withinSentence(to)));
  return others.length === 0 ? target : undefined;
}

/** Returns a sentence with the dictionaries' languages, in the owner's order. @param dictionaries at least one */
export function languagesSentence({ dictionaries, moreDictionaries }: Dictionaries): string {
  const names = [...new Set(dictionaries.map(({ from }) => withinSentence(from)))];
  const hasMore = names.length > MOST_NAMES || moreDictionaries;
  const form = names.length > 1 || hasMore ? texts.list : texts.one;
  const list = fillIn(form, { languages: names.slice(0, MOST_NAMES).join(', ') });
  const languages = hasMore ? fillIn(texts.more, { languages: list }) : list;
  const target = onlyTarget(dictionaries);
  const sentence = target ? fillIn(texts.into, { languages, language: target }) : languages;
  return `${sentence}.`;
}
