import { type ComponentProps } from 'react';
import { sitePath } from '@/lib/browser/urls/site-urls';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

/** A plain link to a page of the site, because exported pages do not have Next's router. @param href starts with a slash */
export const SiteLink = ({ href, ...props }: LinkProps) => <a {...props} href={sitePath(href)} />;

/** A link to another site. It opens a new tab, with no opener and no referrer. */
export const ExternalLink = (props: LinkProps) => <a {...props} target="_blank" rel="noreferrer" />;

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
