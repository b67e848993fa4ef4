import { buttonStyle } from '@/components/ui/action-style';
import { copying } from '@/lib/words/copying';

interface CopyButtonProps {
  /** Id of the element with the text to copy. */
  readonly source: string;
  readonly name: string;
  /** What is announced when the text has been copied. */
  readonly copied: string;
  readonly isPrimary?: boolean;
}

/** A button that copies text from the page and says so for a while (copy-buttons.ts). Only a refusal appears below it. */
export const CopyButton = ({ source, name, copied, isPrimary = false }: CopyButtonProps) => (
  <div className="mt-4 hidden flex-col items-start print:hidden! scripted:flex">
    <button
      type="button"
      data-copy={source}
      data-copied={copied}
      data-refused={copying.refused}
      className={isPrimary ? buttonStyle.primary : buttonStyle.secondary}
    >
      {name}
    </button>
    <span aria-live="polite" className="sr-only" />
  </div>
);
