import { Logo } from './logo';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/site/routes';

/** A link to the home page with the logo and the product's name. */
export const BrandLink = ({ name }: { readonly name: string }) => (
  <SiteLink
    href={routes.home}
    className="flex min-h-12 items-center gap-3 rounded-lg text-xl font-bold wrap-anywhere"
  >
    <Logo />
    {name}
  </SiteLink>
);
