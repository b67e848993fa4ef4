import { useEffect, useRef, useState } from 'react';
import { COPIED, copiedMessage, createCopy, type Copied } from '@/components/copying/copy';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { CheckIcon, ChevronIcon, LinkIcon, MailIcon, ShareIcon } from '@/components/ui/icons';
import { mailUrl, type SharedPage } from '@/lib/browser/share/networks';
import { openShareSheet } from '@/lib/browser/share/share-windows';

const FIELD_ID = 'tellLink';
const MORE_ID = 'tellMore';

export const shareItemStyle = 'bar-item smooth w-full gap-3 px-3 text-left hover:bg-accent-soft';

export interface ShareMenuProps {
  readonly page: SharedPage;
  /** Label of the field with the link, which visitors get if the browser refuses to copy. */
  readonly byHand: string;
}

/**
 * The entries of the share menu other than the networks. The email link gets the focus when it appears above the button
 * «Ещё», because from the button, the last entry of the panel, the next Tab would leave the panel.
 */
export function FurtherWays({ page, byHand }: ShareMenuProps) {
  const { url, title, description } = page;
  const [copied, setCopied] = useState<Copied>();
  const [copy] = useState(() => createCopy(setCopied));
  const [expanded, setExpanded] = useState(false);
  const email = useRef<HTMLAnchorElement>(null);
  const copyLink = () => void copy(url);

  useEffect(() => {
    if (expanded) email.current?.focus();
  }, [expanded]);

  return (
    <>
      <button type="button" onClick={copyLink} className={`${shareItemStyle} hidden scripted:flex`}>
        {copied ? <CheckIcon /> : <LinkIcon />}
        <TranslatableText>{copied ? COPIED : 'Копировать ссылку'}</TranslatableText>
      </button>
      <span aria-live="polite" className="sr-only">
        {copied && copiedMessage(copied, 'Ссылка скопирована')}
      </span>
      {copied === false && (
        <div role="alert" className="px-3 py-2">
          <label htmlFor={FIELD_ID} className="text-sm text-muted">
            {byHand}
          </label>
          <input
            id={FIELD_ID}
            readOnly
            autoFocus
            value={url}
            onFocus={(event) => event.target.select()}
            className="mt-2 min-h-12 w-full rounded-control border border-edge bg-surface px-3"
          />
        </div>
      )}
      <div id={MORE_ID} className={expanded ? '' : 'scripted:hidden'}>
        <a ref={email} href={mailUrl(page)} className={shareItemStyle}>
          <MailIcon />
          <TranslatableText>Электронная почта</TranslatableText>
        </a>
        {expanded && 'share' in navigator && (
          <button
            type="button"
            onClick={() => void openShareSheet({ url, title, text: description }, copyLink)}
            className={shareItemStyle}
          >
            <ShareIcon />
            <TranslatableText>Другое приложение</TranslatableText>
          </button>
        )}
      </div>
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={MORE_ID}
        onClick={() => setExpanded(!expanded)}
        className={`${shareItemStyle} hidden scripted:flex`}
      >
        <span className="smooth tell-chevron">
          <ChevronIcon />
        </span>
        <TranslatableText>Ещё</TranslatableText>
      </button>
      <p aria-live="assertive" data-failure="" className="px-3 py-2 text-sm" />
    </>
  );
}
