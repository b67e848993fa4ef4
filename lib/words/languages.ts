import { readWords, textWith } from './words-file';

const list = textWith('languages');

/** The sentence that lists the languages of the dictionaries. */
export const languages = readWords('languages', {
  list,
  one: list,
  /** Used if the sentence does not name every language. */
  more: list,
  /** Used if all dictionaries translate into one language. */
  into: textWith('languages', 'language'),
});
