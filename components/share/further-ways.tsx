import { CopyLinkButton } from './copy-link-button';
import { ShareExpander } from './share-expander';
import { useCopy } from '@/components/copying/use-copy';
import { type SharedPage } from '@/lib/share/networks';

interface FurtherWaysProps {
  readonly page: SharedPage;
}

/**
 * The entries of the share menu other than the social networks. If the system's share sheet cannot open,
 * the link is copied.
 */
export function FurtherWays({ page }: FurtherWaysProps) {
  const [copied, copy] = useCopy();
  const copyLink = () => void copy(page.url);
  return (
    <>
      <CopyLinkButton url={page.url} copied={copied} onCopy={copyLink} />
      <ShareExpander page={page} onShareFailure={copyLink} />
    </>
  );
}
