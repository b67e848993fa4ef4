import { buttonStyle } from '@/components/ui/action-style';
import { Facts } from '@/components/ui/facts';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/lib/content/home';
import { platformsOf } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { routes } from '@/lib/site/routes';

interface HomeLinksProps {
  readonly product: Pick<Product, 'app' | 'android' | 'windows'>;
}

const icons = { android: <PhoneIcon />, windows: <ComputerIcon /> } as const;

/**
 * Links from the home page to the programs that there are, equally wide, the first one loud, and what
 * they cost, if that is the same. Not printed: on paper a link without its address is useless.
 */
export function HomeLinks({ product }: HomeLinksProps) {
  const platforms = platformsOf(product);
  const [price = '', ...others] = new Set(platforms.map(({ id }) => product[id].price.text));
  return (
    <>
      <div className="mt-8 grid gap-4 sm:w-fit sm:max-md:grid-cols-2 print:hidden">
        {platforms.map(({ id }, index) => (
          <SiteLink
            key={id}
            href={routes[id]}
            className={index === 0 ? buttonStyle.primary : buttonStyle.secondary}
          >
            {icons[id]}
            {home.install[id]}
          </SiteLink>
        ))}
      </div>
      <Facts texts={[others.length === 0 ? price : '']} note={product.app.otherDevices} />
    </>
  );
}
