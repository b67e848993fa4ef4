/** What the buttons that copy a text of the page say where the browser refuses. */
export const copying = {
  refused: 'Не получилось. Скопируйте выделенное.',
} as const;
