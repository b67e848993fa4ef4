/** The sentence that says which languages the dictionaries have, on the home page and the Android page. */
export const languages = {
  list: 'Языки: {languages}',
  /** While there is one. */
  one: 'Язык: {languages}',
  /**
   * Follows a list that is not complete: product.json says so (`moreDictionaries`), or there are too
   * many for a sentence.
   */
  more: '{languages} и другие',
  /** Used when all dictionaries translate into one language. */
  into: '{languages}, с переводом на {language}',
} as const;
