/** The sentence that says which languages the dictionaries have, on the home page and the Android page. */
export const languages = {
  list: 'Языки: {languages}',
  /** The list goes on: the app has more, or more are known than a sentence can bear. */
  more: '{languages} и другие',
  /** Where all dictionaries translate into one language. */
  into: '{languages}, с переводом на {language}',
} as const;
