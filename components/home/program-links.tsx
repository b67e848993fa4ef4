import { buttonStyle } from '@/components/ui/action-style';
import { Facts } from '@/components/ui/facts';
import { SiteLink } from '@/components/ui/site-link';
import { android } from '@/lib/content/android';
import { windows } from '@/lib/content/windows';
import { fileSize } from '@/lib/installer/file-size';
import { installable, offeredInstallers } from '@/lib/installer/offered';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';

const titles = { android: android.title, windows: windows.title } as const;
const hiddenOn = { android: 'mouse:hidden', windows: 'touch:hidden' } as const;

const sizeOf = (site: Site, id: keyof typeof titles) =>
  id === 'android'
    ? site.android?.size
    : offeredInstallers(site.windows!).map(({ bytes }) => fileSize(bytes))[0];

interface ProgramLinksProps {
  readonly site: Site;
  /** Whether the program's price and size stand below its link. */
  readonly withFacts?: boolean;
}

/**
 * The link to the program for the visitor's device. If there are two to choose from, a media query shows the one
 * that fits.
 */
export function ProgramLinks({ site, withFacts = false }: ProgramLinksProps) {
  const ids = installable(site);
  return ids.map((id) => (
    <div key={id} className={`mt-4 ${ids.length > 1 ? hiddenOn[id] : ''}`}>
      <SiteLink href={routes[id]} className={buttonStyle.primaryOn.all}>
        {titles[id]}
      </SiteLink>
      {withFacts && <Facts texts={[site[id]?.price.text ?? '', sizeOf(site, id) ?? '']} />}
    </div>
  ));
}
