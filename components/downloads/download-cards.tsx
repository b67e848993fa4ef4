import { WordPicture } from './word-picture';
import { Facts } from '@/components/ui/facts';
import { NextIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { downloads } from '@/lib/content/downloads';
import { windows } from '@/lib/content/windows';
import { priceTexts } from '@/lib/installer/offered';
import { currentRelease } from '@/lib/releases/releases';
import { platformsOf, type Programs } from '@/lib/site/platforms';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';

const words = { android, windows } as const;

/**
 * The owner's programs side by side. Each card is one large link to the program's page. Its accessible name is the
 * title. Its last line says what a click does.
 */
export const DownloadCards = ({ programs }: { readonly programs: Programs }) => (
  <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6 *:only:max-w-prose">
    {platformsOf(programs).map(({ id, releases }) => (
      <li
        key={id}
        className="smooth relative flex flex-col rounded-2xl border border-line bg-surface p-6 hover:border-link sm:p-8"
      >
        <WordPicture platform={id} />
        <h2 className="font-serif text-2xl font-bold">
          <SiteLink
            href={routes[id]}
            className="rounded-lg after:absolute after:inset-0 after:rounded-2xl"
          >
            {words[id].title}
          </SiteLink>
        </h2>
        <p className="mt-1 text-sm text-muted">
          {fillIn(changesPage.version, { version: currentRelease(releases).version })}
        </p>
        <p className="mt-4">{words[id].lead}</p>
        <Facts
          texts={[...priceTexts(programs[id]), programs[id]?.requirements ?? '']}
          className="mt-4 text-sm"
        />
        <p
          aria-hidden="true"
          className="mt-auto flex items-center gap-1 pt-5 font-semibold text-link print:hidden"
        >
          {downloads.open}
          <NextIcon />
        </p>
      </li>
    ))}
  </ul>
);
