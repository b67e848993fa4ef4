import { contacts } from '../content/contacts';
import { type Facts } from './schema';

/**
 * Returns the questions of an email topic. If the app has only one dictionary, the question
 * `whichDictionary` is left out.
 */
export const askedQuestions = (
  questions: readonly string[],
  { dictionaries, moreDictionaries }: Pick<Facts, 'dictionaries' | 'moreDictionaries'>,
): readonly string[] =>
  questions.filter(
    (question) =>
      question !== contacts.topics.whichDictionary || dictionaries.length !== 1 || moreDictionaries,
  );
