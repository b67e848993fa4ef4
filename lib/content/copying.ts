import { typeset } from '../text/typeset';

/** Texts of the buttons that copy text from the page. */
export const copying = typeset({
  /** What the button says for a while after copying. */
  copied: 'Скопировано',
  /** Shown below the button if the browser refuses to copy. */
  refused: 'Не получилось. Скопируйте выделенное.',
} as const);
