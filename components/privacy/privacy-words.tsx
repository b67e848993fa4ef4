import { textLinkStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { type Inline } from '@/lib/privacy/blocks';
import { settings } from '@/lib/settings';
import { assetPath } from '@/lib/urls/site-urls';

interface PrivacyWordsProps {
  readonly text: readonly Inline[];
}

/**
 * Words of the owner's text with their links: to a page of the site, to another site, to an address
 * or a phone number.
 */
export const PrivacyWords = ({ text }: PrivacyWordsProps) =>
  text.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const { words, href } = piece;
    const link = { className: textLinkStyle, children: words };
    if (href.startsWith('http')) return <ExternalLink key={index} href={href} {...link} />;
    const address = href.startsWith('/') ? assetPath(settings.basePath, href) : href;
    return <a key={index} href={address} {...link} />;
  });
