'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { FurtherWays, shareItemStyle, type ShareMenuProps } from './further-ways';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { useIslandReady } from '@/components/islands/runtime/use-island-ready';
import { icon, ShareIcon } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/links';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { httpUrlOr, shareNetworks } from '@/lib/browser/share/networks';
import { openShareWindow } from '@/lib/browser/share/share-windows';

const PANEL_ID = 'tellPanel';

/**
 * The share button and its panel, a native popover, which works without scripts. After hydration visitors can also copy
 * the address, and on computers a network's share page opens in a small window, unless the browser blocks it.
 */
export function ShareMenu({ page, byHand }: ShareMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shared = { ...page, url: httpUrlOr(page.url) };
  const [opening, setOpening] = useState(0);
  useIslandReady(panel);

  /** Closes the panel when the focus leaves both the panel and its button. */
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const hasLeft = relatedTarget && !currentTarget.parentElement?.contains(relatedTarget);
    // A browser without popovers shows the panel in the page.
    if (hasLeft) currentTarget.hidePopover?.();
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="bar-item smooth -mr-3 gap-2 px-3 hover:bg-accent-soft"
      >
        <ShareIcon />
        <TranslatableText className="max-md:sr-only">Поделиться</TranslatableText>
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover=""
        onBeforeToggle={({ newState }) => newState === 'open' && setOpening(opening + 1)}
        onBlur={closeBehindFocus}
        className="tell-panel dialog raised w-72 rounded-card border border-line bg-surface p-2"
      >
        <ul>
          {shareNetworks.map((network) => {
            const href = network.shareUrl(shared);
            const NetworkIcon = networkIcons[network.id];
            return (
              <li key={network.id}>
                <ExternalLink
                  href={href}
                  className={shareItemStyle}
                  onClick={(event) => {
                    const isPhone = document.documentElement.dataset.device === 'mobile';
                    if (!isUnmodified(event) || isPhone) return;
                    if (openShareWindow(href)) event.preventDefault();
                  }}
                >
                  <NetworkIcon />
                  <TranslatableText>{network.label}</TranslatableText>
                </ExternalLink>
              </li>
            );
          })}
        </ul>
        {/* This part is reset on opening. On closing, the panel's size would change during the fade-out. */}
        <div key={opening} className="mt-2 border-t border-line pt-2">
          <FurtherWays page={shared} byHand={byHand} />
        </div>
      </div>
    </>
  );
}

/** The logos of the social networks, by the network's id, drawn in the style of the site's icons. */
const networkIcons = {
  vk: icon(
    'M3.5 7.5c.6 5.6 3.7 9.5 9 9.5V7.5M12.5 12c3 0 5.6-1.8 6.75-4.5M12.5 12c3.6 0 6.4 2 7.75 5',
  ),
  telegram: icon('M20.5 4 3.5 10.75l5.25 2L16 8l-5 6 6.5 5.25zM8.75 12.75V19L11 15.75'),
  whatsapp: icon(
    'M3.75 20.25 5 16a8.5 8.5 0 1 1 3.25 3.2zM9.25 8c-.9 3.4 3 7.4 6.5 6.75.75-.15.9-1.4.35-1.75l-1.35-.8-1.1.9c-1.2-.5-2-1.3-2.5-2.5l.9-1.1L11.3 8c-.4-.6-1.85-.7-2.05 0z',
  ),
} as const;
