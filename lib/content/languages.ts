/** The sentence that says which languages the dictionaries have, on the home page and the Android page. */
export const languages = {
  list: 'Языки: {languages}',
  /**
   * Follows a list that is not complete: the app has more languages, or there are too many for a
   * sentence.
   */
  more: '{languages} и другие',
  /** Used when all dictionaries translate into one language. */
  into: '{languages}, с переводом на {language}',
} as const;
