import { type ComponentProps } from 'react';
import { sitePath } from '@/lib/urls/site-urls';

interface SiteLinkProps extends ComponentProps<'a'> {
  /** Address of a page of the site, which begins with a slash. */
  readonly href: string;
  /** Id of an element on the linked page, for the fragment. */
  readonly part?: string;
}

/** A link to a page of the site. It is a plain link, because exported pages do not have Next's router. */
export const SiteLink = ({ href, part, ...props }: SiteLinkProps) => (
  <a {...props} href={sitePath(href) + (part ? `#${part}` : '')} />
);
