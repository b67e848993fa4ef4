'use client';

import { useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { FurtherWays, shareItemStyle, type ShareMenuProps } from './further-ways';
import { networkIcons } from './network-icons';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { useIslandReady } from '@/components/islands/runtime/use-island-ready';
import { ExternalLink } from '@/components/ui/external-link';
import { ShareIcon } from '@/components/ui/icons';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { shareNetworks } from '@/lib/share/networks';
import { httpUrlOr, shareUrl } from '@/lib/share/share-url';
import { openShareWindow } from '@/lib/share/share-window';

const PANEL_ID = 'tell-panel';

/**
 * The share button and its panel, a native popover. The button, the panel and the links are in the HTML and
 * work without scripts. After hydration visitors can also copy the address, and on computers a click without
 * modifier keys opens a network's share page in a small window, unless the browser blocks it.
 */
export function ShareMenu({ page, byHand }: ShareMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shared = { ...page, url: httpUrlOr(page.url) };
  const [opening, setOpening] = useState(0);
  const wasClosed = useRef(false);
  useIslandReady(panel);

  const countOpenings = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && wasClosed.current) setOpening((count) => count + 1);
    wasClosed.current = newState === 'closed';
  };

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
        onBeforeToggle={countOpenings}
        onBlur={closeBehindFocus}
        className="tell-panel dialog raised w-72 rounded-2xl border border-line bg-surface p-2"
      >
        <ul>
          {shareNetworks.map((network) => {
            const href = shareUrl(network, shared);
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
