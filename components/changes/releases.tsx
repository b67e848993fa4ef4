import { textLinkStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/links';
import { TextList } from '@/components/ui/lists';
import { sitePath } from '@/lib/browser/urls/site-urls';
import { downloadsRoute, type Platform, type Programs } from '@/lib/programs/programs';
import { groupChanges, releaseAnchor } from '@/lib/releases/releases';
import { CHANGES_FEED } from '@/lib/site/routes';
import { type Release } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/in-words';
import { changesPage } from '@/lib/words/changes-page';
import { downloads } from '@/lib/words/download-page';

export const ReleaseDate = ({ date }: { readonly date: string }) => (
  <time dateTime={date} className="text-muted">
    {longDate(date)}
  </time>
);

type ReleaseEntryProps = { readonly platform: Platform['id']; readonly release: Release };

/** A release with its changes by kind. The heading is a link to itself, so that visitors can copy its address. */
export function ReleaseEntry({ platform, release }: ReleaseEntryProps) {
  const { version, date, changes } = release;
  const anchor = releaseAnchor(platform, version);
  return (
    <article
      id={anchor}
      className="flex scroll-mt-4 flex-wrap gap-x-8 gap-y-3 border-t border-line py-6 target:border-link"
    >
      <div className="w-[12rem]">
        <h3>
          <a href={`#${anchor}`} className="hover:underline">
            {fillIn(changesPage.version, { version })}
          </a>
        </h3>
        {date && <ReleaseDate date={date} />}
      </div>
      <div className="max-w-prose min-w-0 grow basis-80 space-y-4">
        {changes.length === 0 && <p className="text-muted">{changesPage.noChanges}</p>}
        {groupChanges(changes).map(({ title, texts }) => (
          <div key={title} className="print:break-inside-avoid">
            <h4 className="font-semibold text-link">{title}</h4>
            <TextList as="ul" texts={texts} className="mt-1" />
          </div>
        ))}
      </div>
    </article>
  );
}

const linkStyle = `${textLinkStyle} py-1`;

/** Links to the downloads and the feed. */
export const ChangesNavigation = ({ programs }: { readonly programs: Programs }) => (
  <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
    <SiteLink href={downloadsRoute(programs)} className={linkStyle}>
      {downloads.title}
    </SiteLink>
    <a href={sitePath(CHANGES_FEED)} type="application/atom+xml" className={linkStyle}>
      {changesPage.feed}
    </a>
  </p>
);
