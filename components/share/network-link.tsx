import { networkIcons } from './network-icons';
import { shareItemStyle } from './share-item-style';
import { TranslatableText } from '@/components/islands/runtime/translatable-text';
import { ExternalLink } from '@/components/ui/external-link';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { type SharedPage, type ShareNetwork } from '@/lib/share/networks';
import { shareUrl } from '@/lib/share/share-url';
import { openShareWindow } from '@/lib/share/share-window';

interface NetworkLinkProps {
  readonly network: ShareNetwork;
  readonly page: SharedPage;
}

/**
 * A link to the network's share page. On a computer, a click without modifier keys opens the page in a small
 * window. On a phone, with a modifier key, or if the browser blocks the small window, the browser follows the
 * link as usual, which opens a new tab.
 */
export function NetworkLink({ network, page }: NetworkLinkProps) {
  const href = shareUrl(network, page);
  const NetworkIcon = networkIcons[network.id];
  return (
    <ExternalLink
      href={href}
      className={`${shareItemStyle} flex`}
      onClick={(event) => {
        const isPhone = document.documentElement.dataset.device === 'mobile';
        if (!isUnmodified(event) || isPhone) return;
        if (openShareWindow(href)) event.preventDefault();
      }}
    >
      <NetworkIcon />
      <TranslatableText>{network.label}</TranslatableText>
    </ExternalLink>
  );
}
