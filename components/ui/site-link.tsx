import Link from 'next/link';
import { type ComponentProps } from 'react';
import { type Route } from '@/lib/routes';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  readonly href: Route;
}

/**
 * A link inside the site. Nothing is prefetched: on a weak connection that
 * would cost more than the one small request of a click saves.
 */
export const SiteLink = (props: SiteLinkProps) => <Link {...props} prefetch={false} />;
