import 'server-only';
import { contacts } from '../content/contacts';
import { type Facts } from './schema';

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
