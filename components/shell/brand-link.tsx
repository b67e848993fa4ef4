import { Logo } from './logo';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

/** Logo and product name, leading home. */
export const BrandLink = () => (
  <SiteLink
    href={routes.home}
    className="flex min-h-12 items-center gap-3 rounded-lg text-xl font-bold"
  >
    <Logo />
    {settings.siteName}
  </SiteLink>
);
