import { textLinkStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { type Inline } from '@/lib/privacy/blocks';
import { settings } from '@/lib/settings';
import { assetPath } from '@/lib/urls/site-urls';

interface LinkedTextProps {
  readonly text: readonly Inline[];
}

/**
 * The text of a heading, a paragraph or a list item, with its links. A link leads to a page of the site,
 * another site, an email address or a phone number.
 */
export const LinkedText = ({ text }: LinkedTextProps) =>
  text.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const { text: label, href } = piece;
    const link = { className: textLinkStyle, children: label };
    if (href.startsWith('http')) return <ExternalLink key={index} href={href} {...link} />;
    const address = href.startsWith('/') ? assetPath(settings.basePath, href) : href;
    return <a key={index} href={address} {...link} />;
  });
