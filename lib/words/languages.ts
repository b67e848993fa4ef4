import { readWords, textWith } from '@/lib/owner-files/words';

const names = textWith('languages');

/** The sentence that lists the languages of the dictionaries; `more` if it does not name all. */
export const languages = readWords('languages', {
  list: names,
  one: names,
  more: names,
  into: textWith('languages', 'language'),
});
