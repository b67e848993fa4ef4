import { buttonStyle } from '@/components/ui/action-style';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/lib/content/home';
import { installable } from '@/lib/installer/offered';
import { type Platform, platformsOf, type Programs } from '@/lib/site/platforms';
import { routes } from '@/lib/site/routes';

const icons = { android: <PhoneIcon />, windows: <ComputerIcon /> } as const;

/**
 * Links from the home page to the owner's programs. The link for the visitor's device is the primary button, if
 * the program can be installed. The links are not printed, because their addresses would not be visible on paper.
 */
export function HomeLinks({ programs }: { readonly programs: Programs }) {
  const ids = installable(programs).map(({ id }) => id);
  const styleOf = (id: Platform['id']) => {
    if (!ids.includes(id)) return buttonStyle.secondary;
    return buttonStyle.primaryOn[ids.length === 1 ? 'all' : id];
  };
  return (
    <div className="@container mt-4 sm:mt-6 print:hidden">
      <div className="grid auto-cols-fr gap-2 *:px-2 xs:w-fit sm:*:px-5 @min-[20rem]:grid-flow-col">
        {platformsOf(programs).map(({ id }) => (
          <SiteLink key={id} href={routes[id]} className={styleOf(id)}>
            {icons[id]}
            {home.install[id]}
          </SiteLink>
        ))}
      </div>
    </div>
  );
}
