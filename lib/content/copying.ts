/** Words of the buttons that copy a text of the page. */
export const copying = {
  copied: 'Скопировано',
  refused: 'Не получилось. Скопируйте выделенное.',
} as const;
