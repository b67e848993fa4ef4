import { ManualCopy } from './manual-copy';
import { shareItemStyle } from './share-item-style';
import { TranslatableText } from '@/components/island/translatable-text';
import { CheckIcon, LinkIcon } from '@/components/ui/icons';
import { copiedMessage, type Copied } from '@/lib/browser/copy';

/** How long the loader queues a click, in milliseconds. Browsers allow copying only for 5 s after a click. */
const QUEUE_MS = 4000;

const FALLBACK_ID = 'share-by-hand';

interface CopyLinkButtonProps {
  readonly url: string;
  /** The result of the last click. */
  readonly copied: Copied;
  readonly onCopy: () => void;
}

/**
 * Copies the link. If the browser refuses to copy, a field shows the link, so that it can be copied by hand.
 */
export function CopyLinkButton({ url, copied, onCopy }: CopyLinkButtonProps) {
  return (
    <>
      <button
        type="button"
        onClick={onCopy}
        data-hold={QUEUE_MS}
        data-fallback={FALLBACK_ID}
        className={`${shareItemStyle} hidden scripted:flex`}
      >
        {copied ? <CheckIcon /> : <LinkIcon />}
        <TranslatableText>{copied ? 'Скопировано' : 'Копировать ссылку'}</TranslatableText>
      </button>
      <span aria-live="polite" className="sr-only">
        {copied && copiedMessage(copied, 'Ссылка скопирована')}
      </span>
      <ManualCopy id={FALLBACK_ID} url={url} isShown={copied === false} />
    </>
  );
}
