import { ManualCopy } from './manual-copy';
import { shareItemStyle } from './share-item-style';
import { useCopy } from './use-copy';
import { Words } from '@/components/island/words';
import { CheckIcon, LinkIcon } from '@/components/ui/icons';

/** Milliseconds that the loader holds a press: browsers allow copying for five seconds after it. */
const HOLD_MS = 4000;

const FALLBACK_ID = 'share-by-hand';

interface CopyLinkButtonProps {
  readonly url: string;
}

/** Copies the link. If the browser refuses, shows the link in a field, to be copied by hand. */
export function CopyLinkButton({ url }: CopyLinkButtonProps) {
  const { copied, refusals, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        onClick={() => copy(url)}
        data-hold={HOLD_MS}
        data-fallback={FALLBACK_ID}
        className={`${shareItemStyle} hidden scripted:flex`}
      >
        {copied ? <CheckIcon /> : <LinkIcon />}
        <Words>{copied ? 'Скопировано' : 'Копировать ссылку'}</Words>
      </button>
      <span role="status" className="sr-only">
        {copied && 'Ссылка скопирована'}
      </span>
      <ManualCopy id={FALLBACK_ID} url={url} refusals={refusals} />
    </>
  );
}
