import { Fragment, type ReactNode } from 'react';
import { NextIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/links';
import { FactLine } from '@/components/ui/lists';
import { cardStyle } from '@/components/ui/sections';
import { platformsOf, priceTexts, type Programs } from '@/lib/programs/programs';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { type ProgramId } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { android } from '@/lib/words/android';
import { changesPage } from '@/lib/words/changes-page';
import { downloads } from '@/lib/words/download-page';
import { home } from '@/lib/words/home';
import { windows } from '@/lib/words/windows';

const words = { android, windows } as const;
const examples = home.senses.map(({ example }) => example);

/** Decorations with the home page's examples: for Android a card with the last, for Windows a table with three. */
const pictures = {
  android: examples.slice(-1).map(({ foreign, lang, transcription }) => (
    <Fragment key={foreign}>
      <div className="font-serif text-3xl font-bold">
        <mark dir="auto" translate="no" className="-ml-2 px-2 py-1">
          {foreign}
        </mark>
      </div>
      {transcription && (
        <div lang={`${lang}-fonipa`} className="mt-3 text-muted">
          {transcription}
        </div>
      )}
    </Fragment>
  )),
  windows: examples.slice(0, 3).map(({ foreign, lang, transcription }) => (
    <div
      key={foreign}
      className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] items-baseline gap-2 border-b border-line py-1 font-serif"
    >
      <span dir="auto" translate="no" className="font-bold">
        {foreign}
      </span>
      <span lang={`${lang}-fonipa`} className="text-muted">
        {transcription}
      </span>
    </div>
  )),
} satisfies Record<ProgramId, ReactNode>;

/** The owner's programs side by side. Each card is one large link to the program's page. Its last line says so. */
export const DownloadCards = ({ programs }: { readonly programs: Programs }) => (
  <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6 *:only:max-w-prose">
    {platformsOf(programs).map(({ id, releases }) => (
      <li key={id} className={`${cardStyle} smooth relative hover:border-link`}>
        <div aria-hidden className="mb-6 flex min-h-[7rem] flex-col justify-center print:hidden">
          {pictures[id]}
        </div>
        <h2 className="font-serif text-2xl font-bold">
          <SiteLink href={routes[id]} className="after:absolute after:inset-0 after:rounded-card">
            {words[id].title}
          </SiteLink>
        </h2>
        <p className="mt-1 text-sm text-muted">
          {fillIn(changesPage.version, { version: currentRelease(releases).version })}
        </p>
        <p className="mt-4">{words[id].lead}</p>
        <FactLine
          facts={[...priceTexts(programs[id]), programs[id]?.requirements ?? '']}
          className="mt-4 text-sm"
        />
        <p
          aria-hidden
          className="mt-auto flex flex-wrap items-center gap-1 pt-5 font-semibold text-link print:hidden"
        >
          {downloads.open}
          <NextIcon />
        </p>
      </li>
    ))}
  </ul>
);
