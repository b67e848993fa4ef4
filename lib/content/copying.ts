/** Texts beside the buttons that copy text from the page. */
export const copying = {
  /** Shown if the browser refuses to copy. */
  refused: 'Не получилось. Скопируйте выделенное.',
} as const;
