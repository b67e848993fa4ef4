import { type ComponentProps } from 'react';
import { sitePath } from '@/lib/urls/site-urls';

interface SiteLinkProps extends ComponentProps<'a'> {
  /** Address of a page of the site, which begins with a slash. */
  readonly href: string;
  readonly part?: string;
}

/** A link to a page of the site. It is a plain link, because exported pages do not have Next's router. */
export const SiteLink = ({ href, part, ...props }: SiteLinkProps) => (
  <a {...props} href={sitePath(href) + (part ? `#${part}` : '')} />
);

/** A link to another site. It opens a new tab, with no opener and no referrer. */
export const ExternalLink = (props: ComponentProps<'a'> & { readonly href: string }) => (
  <a {...props} target="_blank" rel="noreferrer" />
);

/** An email address that browsers do not translate. A line may break after the @ character. */
export function EmailAddress({ address }: { readonly address: string }) {
  const sign = address.lastIndexOf('@') + 1;
  return (
    <span translate="no">
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </span>
  );
}
