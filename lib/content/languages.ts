/** The sentence that says which languages the dictionaries have, on the home page and the Android page. */
export const languages = {
  list: 'Языки: {languages}',
  /** Used if there is only one language. */
  one: 'Язык: {languages}',
  /**
   * Used if the list is incomplete, because product.json says so (`moreDictionaries`) or because one
   * sentence cannot list so many languages.
   */
  more: '{languages} и другие',
  /** Used when all dictionaries translate into one language. */
  into: '{languages}, с переводом на {language}',
} as const;
