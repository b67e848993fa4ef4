import { TextList } from '@/components/ui/text-list';
import { groupChanges, releaseAnchor } from '@/lib/releases/releases';
import { type Platform } from '@/lib/site/platforms';
import { type Release } from '@/lib/site/schema';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';
import { changesPage } from '@/lib/words/changes-page';

/** The date of a release: in Russian for visitors, in ISO form for software. */
export const ReleaseDate = ({ date }: { readonly date: string }) => (
  <time dateTime={date} className="text-muted">
    {longDate(date)}
  </time>
);

interface ReleaseEntryProps {
  readonly platform: Platform['id'];
  readonly release: Release;
}

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
        <h3 className="small-heading">
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
