import { type Product } from './schema';
import { contacts } from '@/lib/content/contacts';

/**
 * Returns the questions of a topic that make sense for the product. With only one dictionary,
 * `whichDictionary` is left out.
 */
export const askedQuestions = (
  questions: readonly string[],
  { dictionaries, moreDictionaries }: Pick<Product, 'dictionaries' | 'moreDictionaries'>,
): readonly string[] =>
  questions.filter(
    (question) =>
      question !== contacts.topics.whichDictionary || dictionaries.length !== 1 || moreDictionaries,
  );
