import { ManualCopy } from './manual-copy';
import { shareItemStyle } from './share-item-style';
import { copiedMessage, type Copied } from '@/components/copying/copy';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { CheckIcon, LinkIcon } from '@/components/ui/icons';

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
      <button type="button" onClick={onCopy} className={`${shareItemStyle} hidden scripted:flex`}>
        {copied ? <CheckIcon /> : <LinkIcon />}
        <TranslatableText>{copied ? 'Скопировано' : 'Копировать ссылку'}</TranslatableText>
      </button>
      <span aria-live="polite" className="sr-only">
        {copied && copiedMessage(copied, 'Ссылка скопирована')}
      </span>
      {copied === false && <ManualCopy url={url} />}
    </>
  );
}
