import { useEffect, useRef, useState } from 'react';
import { shareItemStyle } from './share-item-style';
import { SystemShareButton } from './system-share-button';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { ChevronIcon, MailIcon } from '@/components/ui/icons';
import { fallbacks } from '@/lib/content/fallbacks';
import { type SharedPage } from '@/lib/share/networks';
import { mailUrl } from '@/lib/share/share-url';

const MORE_ID = 'tell-more';

interface ShareExpanderProps {
  readonly page: SharedPage;
  /** Called when the system's share sheet cannot be opened. */
  readonly onShareFailure: () => void;
}

/**
 * A button that shows and hides two more ways to share: email and the system's share sheet. Without scripts
 * the email link is always shown, and there is no button.
 *
 * The two ways appear above the button, which is the last entry of the panel. The email link gets the focus,
 * because from the button the next Tab would leave the panel. The button's label does not change, because
 * screen readers announce whether the button is expanded.
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
          <TranslatableText>Электронная почта</TranslatableText>
        </a>
        <SystemShareButton page={page} onFailure={onShareFailure} />
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
      <p aria-live="assertive" data-failure={fallbacks.share} className="px-3 py-2 text-sm" />
    </>
  );
}
