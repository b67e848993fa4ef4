import { type ComponentProps } from 'react';
import { assetPath } from '@/lib/asset-path';
import { type Route } from '@/lib/routes';
import { settings } from '@/lib/settings';

interface SiteLinkProps extends ComponentProps<'a'> {
  readonly href: Route;
}

/**
 * A link inside the site: a plain one, because moving between pages is the
 * browser's own. Speculation rules fetch the page while a pointer rests on it.
 */
export const SiteLink = ({ href, ...props }: SiteLinkProps) => (
  <a {...props} href={assetPath(settings.basePath, href)} />
);
