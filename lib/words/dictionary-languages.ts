import * as w from '@/lib/owner-files/words';

const names = w.textWith('languages');

/** The sentence that lists the languages of the dictionaries; `more` if it does not name all. */
export const languages = w.readWords('dictionary-languages', {
  list: names,
  one: names,
  more: names,
  into: w.textWith('languages', 'language'),
});
