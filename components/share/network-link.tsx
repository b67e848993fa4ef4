import { networkIcons } from './network-icons';
import { shareItemStyle } from './share-item-style';
import { Words } from '@/components/island/words';
import { ExternalLink } from '@/components/ui/external-link';
import { currentDevice } from '@/lib/browser/device';
import { isUnmodified } from '@/lib/browser/modifier-keys';
import { type SharedPage, type ShareNetwork } from '@/lib/share/networks';
import { shareUrl } from '@/lib/share/share-url';
import { openShareWindow } from '@/lib/share/share-window';

interface NetworkLinkProps {
  readonly network: ShareNetwork;
  readonly page: SharedPage;
}

/**
 * A real link to the network's share page. A plain click on a computer opens the small share
 * window. Any other click, any click on a phone, and a blocked window open the link in a new tab.
 */
export function NetworkLink({ network, page }: NetworkLinkProps) {
  const href = shareUrl(network, page);
  const NetworkIcon = networkIcons[network.id];
  return (
    <ExternalLink
      href={href}
      className={`${shareItemStyle} flex`}
      onClick={(event) => {
        if (!isUnmodified(event) || currentDevice() === 'mobile') return;
        if (openShareWindow(href)) event.preventDefault();
      }}
    >
      <NetworkIcon />
      <Words>{network.label}</Words>
    </ExternalLink>
  );
}
