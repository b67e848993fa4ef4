/** Texts beside the buttons that copy a text of the page. */
export const copying = {
  /** Shown if the browser refuses to copy. */
  refused: 'Не получилось. Скопируйте выделенное.',
} as const;
