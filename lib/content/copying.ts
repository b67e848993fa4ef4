import { typeset } from '../text/typeset';

/** Texts of the buttons that copy text from the page. */
export const copying: CopyingWords = typeset({
  /** Shown below the button if the browser refuses to copy. */
  refused: 'Не получилось. Скопируйте выделенное.',
});

/** The fields that the pages need. Those with a question mark may be left out. */
interface CopyingWords {
  readonly refused: string;
}
