import 'server-only';
import { type Facts } from './schema';
import { contacts } from '@/lib/content/contacts';

/** Returns a topic's questions, without `whichDictionary` if the app has only one dictionary. */
export const askedQuestions = (
  questions: readonly string[],
  { dictionaries, moreDictionaries }: Pick<Facts, 'dictionaries' | 'moreDictionaries'>,
): readonly string[] =>
  questions.filter(
    (question) =>
      question !== contacts.topics?.whichDictionary ||
      dictionaries.length !== 1 ||
      moreDictionaries,
  );
