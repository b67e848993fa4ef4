import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { copying } from '@/lib/content/copying';

interface CopyButtonProps {
  /** Id of the element whose text it copies. */
  readonly source: string;
  /** The button's name, which begins with what it shows. */
  readonly name: string;
}

/**
 * Copies a text of the page, and says beside it how that went. No island:
 * lib/loader/copy-buttons.ts serves it, in the pages that have one; without scripts it is not there.
 */
export const CopyButton = ({ source, name }: CopyButtonProps) => (
  <div className="mt-3 hidden flex-wrap items-center gap-x-4 gap-y-3 print:hidden scripted:flex">
    <button type="button" data-copy={source} aria-label={name} className={buttonStyle.secondary}>
      <Icon>
        <path d="M9 8.5h11v12H9zM5.5 15.5H4v-12h11V5" />
      </Icon>
      {copying.copy}
    </button>
    <span role="status" className="text-muted" />
  </div>
);
