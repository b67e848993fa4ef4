import { buttonStyle } from '@/components/ui/button-style';

interface CopyButtonProps {
  /** Id of the element whose text it copies. */
  readonly source: string;
  readonly name: string;
}

/**
 * Copies a text of the page, and says beside it how that went. No island:
 * lib/loader/copy-buttons.ts serves it, in the pages that have one; without scripts it is not there.
 */
export const CopyButton = ({ source, name }: CopyButtonProps) => (
  <div className="mt-3 hidden flex-wrap items-center gap-x-5 gap-y-3 print:hidden scripted:flex">
    <button type="button" data-copy={source} className={buttonStyle.secondary}>
      {name}
    </button>
    <span role="status" className="text-muted" />
  </div>
);
