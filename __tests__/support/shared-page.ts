/** What the tests share: every part has something that must be encoded. */
export const PAGE = {
  url: 'https://slovar.example/a b/?x=1&y=2',
  title: 'Слова+. Не так ли?',
  description: 'Перевод & примеры: 100%',
} as const;
