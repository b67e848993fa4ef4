'use client';

import { useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { FurtherWays } from './further-ways';
import { NetworkLink } from './network-link';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { useIslandReady } from '@/components/islands/runtime/use-island-ready';
import { ShareIcon } from '@/components/ui/icons';
import { shareNetworks, type SharedPage } from '@/lib/share/networks';
import { httpUrlOr } from '@/lib/share/share-url';

const PANEL_ID = 'tell-panel';

interface ShareMenuProps {
  readonly page: SharedPage;
}

/**
 * The share button and its panel, a native popover. The button, the panel and the links are in the HTML and
 * work without scripts. After hydration visitors can also copy the address, and on computers the links to
 * social networks open in a small window.
 */
export function ShareMenu({ page }: ShareMenuProps) {
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
        className="smooth -mr-3 flex min-h-12 items-center gap-2 rounded-lg px-3 font-medium hover:bg-accent-soft"
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
          {shareNetworks.map((network) => (
            <li key={network.id}>
              <NetworkLink network={network} page={shared} />
            </li>
          ))}
        </ul>
        {/*
         * This part is reset when the panel opens again. A reset on closing would change the panel's
         * size during the fade-out.
         */}
        <div key={opening} className="mt-2 border-t border-line pt-2">
          <FurtherWays page={shared} />
        </div>
      </div>
    </>
  );
}
