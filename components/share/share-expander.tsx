import { useId, useState } from 'react';
import { shareItemStyle } from './share-item-style';
import { SystemShareButton } from './system-share-button';
import { ChevronIcon, MailIcon } from '@/components/ui/icons';
import { type SharedPage } from '@/lib/share/networks';
import { mailUrl } from '@/lib/share/share-url';

interface ShareExpanderProps {
  readonly page: SharedPage;
}

/**
 * Shows and hides the ways to share beyond the three networks. Without scripts
 * there is no button and they are shown.
 */
export function ShareExpander({ page }: ShareExpanderProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
        className={`${shareItemStyle} group hidden scripted:flex`}
      >
        <span className="transition-transform duration-open group-aria-expanded:rotate-180">
          <ChevronIcon />
        </span>
        {expanded ? 'Свернуть' : 'Ещё'}
      </button>
      <div id={id} className={expanded ? '' : 'scripted:hidden'}>
        <a href={mailUrl(page)} className={`${shareItemStyle} flex`}>
          <MailIcon />
          Письмом
        </a>
        <SystemShareButton page={page} />
      </div>
    </>
  );
}
