import { buttonStyle } from '@/components/ui/action-style';
import { Facts } from '@/components/ui/facts';
import { SiteLink } from '@/components/ui/site-link';
import { android } from '@/lib/content/android';
import { windows } from '@/lib/content/windows';
import { installable } from '@/lib/installer/offered';
import { type Programs } from '@/lib/site/platforms';
import { routes } from '@/lib/site/routes';

const titles = { android: android.title, windows: windows.title } as const;
const otherDevices = { android: 'mouse:hidden', windows: 'touch:hidden' } as const;

interface ProgramLinksProps {
  readonly programs: Programs;
  readonly withFacts?: boolean;
}

/**
 * A link to each program, with its price and size if `withFacts`. If there are two programs, a media query shows only
 * the one for the visitor's device.
 */
export const ProgramLinks = ({ programs, withFacts }: ProgramLinksProps) =>
  installable(programs).map(({ id, facts }, _, { length }) => (
    <div
      key={id}
      className={`${withFacts ? 'mt-4 grid' : ''} ${length > 1 ? otherDevices[id] : ''}`}
    >
      <SiteLink href={routes[id]} className={buttonStyle.primaryOn.all}>
        {titles[id]}
      </SiteLink>
      {withFacts && <Facts texts={facts} />}
    </div>
  ));
