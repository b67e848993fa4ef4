/** Texts of the buttons that copy text from the page. */
export const copying = {
  /** What the button says for a while after copying. */
  copied: 'Скопировано',
  /** Shown below the button if the browser refuses to copy. */
  refused: 'Не получилось. Скопируйте выделенное.',
} as const;
