/** Dictionaries to download inside the Android app, each into Russian. */
export const dictionaries = [
  { code: 'en', language: 'Английский', own: 'English' },
  { code: 'de', language: 'Немецкий', own: 'Deutsch' },
  { code: 'fr', language: 'Французский', own: 'français' },
  { code: 'it', language: 'Итальянский', own: 'italiano' },
  { code: 'es', language: 'Испанский', own: 'español' },
  { code: 'pl', language: 'Польский', own: 'polski' },
  { code: 'nl', language: 'Нидерландский', own: 'Nederlands' },
] as const;

/** Said after the list: the specification names seven and «others». */
export const otherDictionaries =
  'И другие: полный список открывается в приложении, в разделе со словарями для скачивания.';
