import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';

interface CopyButtonProps {
  /** Id of the element whose text it copies. */
  readonly source: string;
  readonly label: string;
}

/**
 * Copies a text of the page, and says beside it how that went. No island:
 * lib/loader/copy-buttons.ts serves it, in the pages that have one; without scripts it is not there.
 */
export const CopyButton = ({ source, label }: CopyButtonProps) => (
  <div className="mt-3 hidden flex-wrap items-center gap-x-5 gap-y-3 print:hidden scripted:flex">
    <button type="button" data-copy={source} className={buttonStyle.secondary}>
      <Icon>
        <path d="M9 8.5h11v12H9zM5.5 15.5H4v-12h11V5" />
      </Icon>
      {label}
    </button>
    <span role="status" className="font-semibold" />
  </div>
);
