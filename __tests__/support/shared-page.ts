/** What the tests share: every part has something that must be encoded. */
export const PAGE = {
  url: 'https://slovar.example/a b/?x=1&y=2',
  title: 'Словарь+. Больше, чем просто словарь!',
  description: 'Перевод & примеры: 100%',
} as const;
