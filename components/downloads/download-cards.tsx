import { DownloadCard } from './download-card';
import { WordPicture } from './word-picture';
import { android } from '@/lib/content/android';
import { windows } from '@/lib/content/windows';
import { priceTexts } from '@/lib/installer/offered';
import { currentRelease } from '@/lib/releases/releases';
import { type Site } from '@/lib/site/parse';
import { type Platform, platformsOf } from '@/lib/site/platforms';
import { routes } from '@/lib/site/routes';

interface DownloadCardsProps {
  readonly site: Pick<Site, Platform['id']>;
}

const pages = {
  android: { href: routes.android, title: android.title, text: android.lead },
  windows: {
    href: routes.windows,
    title: windows.title,
    text: windows.lead,
  },
} as const;

/** The owner's programs side by side. Each card links to the program's page. */
export const DownloadCards = ({ site }: DownloadCardsProps) => (
  <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6 *:only:max-w-prose">
    {platformsOf(site).map(({ id, releases }) => (
      <DownloadCard
        key={id}
        {...pages[id]}
        picture={<WordPicture platform={id} />}
        version={currentRelease(releases).version}
        facts={[...priceTexts(site[id]), site[id]?.requirements ?? '']}
      />
    ))}
  </ul>
);
