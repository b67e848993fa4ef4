import { type ComponentProps } from 'react';
import { settings } from '@/lib/settings';
import { type Route } from '@/lib/site/routes';
import { assetPath } from '@/lib/urls/site-urls';

interface SiteLinkProps extends ComponentProps<'a'> {
  readonly href: Route;
  /** Id of an element of that page. */
  readonly part?: string;
}

/**
 * A link inside the site: a plain one, because the browser does the
 * navigation. Speculation rules fetch the page while a pointer rests on it.
 */
export const SiteLink = ({ href, part, ...props }: SiteLinkProps) => (
  <a {...props} href={assetPath(settings.basePath, href) + (part ? `#${part}` : '')} />
);
