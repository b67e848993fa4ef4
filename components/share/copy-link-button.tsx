import { ManualCopy } from './manual-copy';
import { shareItemStyle } from './share-item-style';
import { Words } from '@/components/island/words';
import { CheckIcon, LinkIcon } from '@/components/ui/icons';
import { type Copied } from '@/lib/browser/copy';

/** Milliseconds that the loader holds a press: browsers allow copying for five seconds after it. */
const HOLD_MS = 4000;

const FALLBACK_ID = 'share-by-hand';

interface CopyLinkButtonProps {
  readonly url: string;
  /** The result of the last press. */
  readonly copied: Copied;
  readonly onCopy: () => void;
}

/** Copies the link. If the browser refuses, shows the link in a field, to be copied by hand. */
export function CopyLinkButton({ url, copied, onCopy }: CopyLinkButtonProps) {
  return (
    <>
      <button
        type="button"
        onClick={onCopy}
        data-hold={HOLD_MS}
        data-fallback={FALLBACK_ID}
        className={`${shareItemStyle} hidden scripted:flex`}
      >
        {copied ? <CheckIcon /> : <LinkIcon />}
        <Words>{copied ? 'Скопировано' : 'Копировать ссылку'}</Words>
      </button>
      <span aria-live="polite" className="sr-only">
        {copied && 'Ссылка скопирована'}
      </span>
      <ManualCopy id={FALLBACK_ID} url={url} isShown={copied === false} />
    </>
  );
}
