import { buttonStyle } from '@/components/ui/action-style';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/links';
import { FactLine } from '@/components/ui/lists';
import { installable, type Platform, platformsOf, type Programs } from '@/lib/programs/programs';
import { routes } from '@/lib/site/routes';
import { android } from '@/lib/words/android';
import { home } from '@/lib/words/home';
import { windows } from '@/lib/words/windows';

const icons = { android: <PhoneIcon />, windows: <ComputerIcon /> } as const;
const words = { android, windows } as const;
const otherDevices = {
  android: 'not-apple:not-mac:mouse:hidden',
  windows: 'touch:hidden apple:hidden mac:hidden',
} as const;
const places = { closing: 'mt-4 grid', game: 'max-w-full' } as const;

/**
 * Links to the owner's programs. That for the visitor's device is the primary button, if the program can be installed.
 * They are not printed, because their addresses would not be visible on paper.
 */
export function HomeLinks({ programs }: { readonly programs: Programs }) {
  const ids = installable(programs).map(({ id }) => id);
  const styleOf = (id: Platform['id']) => {
    if (!ids.includes(id)) return buttonStyle.secondary;
    return buttonStyle.primaryOn[ids.length === 1 ? 'all' : id];
  };
  return (
    <div className="mt-2 flex max-w-[24rem] flex-wrap gap-2 wrap-anywhere sm:mt-6 print:hidden">
      {platformsOf(programs).map(({ id }) => (
        <SiteLink key={id} href={routes[id]} className={`${styleOf(id)} min-w-fit flex-1 px-2`}>
          {icons[id]}
          {home.install[id]}
        </SiteLink>
      ))}
    </div>
  );
}

type ProgramLinksProps = { readonly programs: Programs; readonly place: keyof typeof places };

/**
 * A link to each program: at the end of a page with its price and size, and in the game as one word. If there are two
 * programs, a media query shows only the one for the visitor's device.
 */
export const ProgramLinks = ({ programs, place }: ProgramLinksProps) =>
  installable(programs).map(({ id, facts }, _, { length }) => (
    <div key={id} className={`${places[place]} ${length > 1 ? otherDevices[id] : ''}`}>
      <SiteLink href={routes[id]} className={buttonStyle.primaryOn.all}>
        {place === 'game' ? home.game.install.name : words[id].title}
        {place === 'game' && <span className="sr-only">{`\u00a0${home.game.install[id]}`}</span>}
      </SiteLink>
      {place === 'closing' && <FactLine facts={facts} />}
    </div>
  ));
