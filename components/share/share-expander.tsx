import { useEffect, useRef, useState } from 'react';
import { shareItemStyle } from './share-item-style';
import { SystemShareButton } from './system-share-button';
import { Words } from '@/components/island/words';
import { ChevronIcon, MailIcon } from '@/components/ui/icons';
import { fallbacks } from '@/lib/content/fallbacks';
import { type SharedPage } from '@/lib/share/networks';
import { mailUrl } from '@/lib/share/share-url';

const MORE_ID = 'share-more';
const FALLBACK_ID = 'share-late';

interface ShareExpanderProps {
  readonly page: SharedPage;
  /** Called when the system's share sheet cannot be opened. */
  readonly onShareFailure: () => void;
}

/**
 * Shows and hides further ways to share, besides the three networks. Without scripts they are
 * shown, and there is no button. They appear above the button, which stays the last entry. Its
 * label stays, too: a screen reader adds whether it is expanded. The first of them takes the focus; if the button kept it, the next Tab would leave the
 * panel.
 */
export function ShareExpander({ page, onShareFailure }: ShareExpanderProps) {
  const [expanded, setExpanded] = useState(false);
  const first = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (expanded) first.current?.focus();
  }, [expanded]);

  return (
    <>
      <div id={MORE_ID} className={expanded ? '' : 'scripted:hidden'}>
        <a ref={first} href={mailUrl(page)} className={`${shareItemStyle} flex`}>
          <MailIcon />
          <Words>Электронная почта</Words>
        </a>
        <SystemShareButton page={page} onFailure={onShareFailure} />
      </div>
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={MORE_ID}
        onClick={() => setExpanded(!expanded)}
        data-fallback={FALLBACK_ID}
        className={`${shareItemStyle} hidden scripted:flex`}
      >
        <span className="smooth share-chevron">
          <ChevronIcon />
        </span>
        <Words>Ещё</Words>
      </button>
      <p
        id={FALLBACK_ID}
        role="alert"
        hidden
        suppressHydrationWarning
        className="px-3 py-2 text-sm"
      >
        {fallbacks.share}
      </p>
    </>
  );
}
