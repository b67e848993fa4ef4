/** What the buttons say that copy a text of the page. */
export const copying = {
  copy: 'Копировать',
  copied: 'Скопировано',
  refused: 'Не получилось. Текст выделен: скопируйте его вручную.',
} as const;
