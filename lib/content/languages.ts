/** The sentence that says which languages the dictionaries have, on the home page and the Android page. */
export const languages = {
  list: 'Языки: {languages}',
  /** Used if there is only one language. */
  one: 'Язык: {languages}',
  /**
   * Used if the list is incomplete: product.json says so (`moreDictionaries`), or there are too many
   * languages for a sentence.
   */
  more: '{languages} и другие',
  /** Used when all dictionaries translate into one language. */
  into: '{languages}, с переводом на {language}',
} as const;
