import { buttonStyle } from '@/components/ui/action-style';
import { Facts } from '@/components/ui/facts';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/lib/content/home';
import { type Site } from '@/lib/site/parse';
import { platformsOf } from '@/lib/site/platforms';
import { routes } from '@/lib/site/routes';

interface HomeLinksProps {
  readonly site: Pick<Site, 'otherDevices' | 'android' | 'windows'>;
}

const icons = { android: <PhoneIcon />, windows: <ComputerIcon /> } as const;

/**
 * Links from the home page to the owner's programs, and the price if all programs have the same price. The
 * link for the visitor's device is the primary button. The links are not printed, because their addresses
 * would not be visible on paper.
 */
export function HomeLinks({ site }: HomeLinksProps) {
  const platforms = platformsOf(site);
  const [price = '', ...others] = new Set(platforms.map(({ id }) => site[id]?.price.text));
  return (
    <>
      <div className="@container mt-8 print:hidden">
        <div className="grid gap-3 *:px-4 xs:w-fit @min-[33.75rem]:grid-cols-2">
          {platforms.map(({ id }) => (
            <SiteLink
              key={id}
              href={routes[id]}
              className={platforms.length === 1 ? buttonStyle.primary : buttonStyle.primaryOn[id]}
            >
              {icons[id]}
              {home.install[id]}
            </SiteLink>
          ))}
        </div>
      </div>
      <Facts texts={[others.length === 0 ? price : '']} note={site.otherDevices} />
    </>
  );
}
