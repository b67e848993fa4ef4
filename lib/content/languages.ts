import { type TextWith } from '../text/fill-in';
import { typeset } from '../text/typeset';

/** The sentence on the home page and the Android page that lists the languages of the dictionaries. */
export const languages = typeset<LanguageWords>({
  list: 'Языки: {languages}',
  /** Used if there is only one language. */
  one: 'Язык: {languages}',
  /**
   * Used if the sentence does not name every language. Either there are too many for one sentence, or
   * site.json says that there are more dictionaries (`moreDictionaries`).
   */
  more: '{languages} и другие',
  /** Used when all dictionaries translate into one language. */
  into: '{languages}, с переводом на {language}',
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface LanguageWords {
  readonly list: TextWith<'languages'>;
  readonly one: TextWith<'languages'>;
  readonly more: TextWith<'languages'>;
  readonly into: TextWith<'languages' | 'language'>;
}
