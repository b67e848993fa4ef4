import { ManualCopy } from './manual-copy';
import { shareItemStyle } from './share-item-style';
import { useCopy } from './use-copy';
import { CheckIcon, LinkIcon } from '@/components/ui/icons';

interface CopyLinkButtonProps {
  readonly url: string;
}

/** Copies the link; where the clipboard is refused, shows it ready to copy by hand. */
export function CopyLinkButton({ url }: CopyLinkButtonProps) {
  const { state, copy } = useCopy();
  const copied = state === 'copied';
  return (
    <>
      <button
        type="button"
        onClick={() => copy(url)}
        className={`${shareItemStyle} hidden scripted:flex`}
      >
        {copied ? <CheckIcon /> : <LinkIcon />}
        {copied ? 'Скопировано' : 'Копировать ссылку'}
      </button>
      <span role="status" className="sr-only">
        {copied && 'Ссылка скопирована'}
      </span>
      {state === 'refused' && <ManualCopy url={url} />}
    </>
  );
}
