import { ReleaseDate } from './release-date';
import { changesPage } from '@/lib/content/changes-page';
import { type Release } from '@/lib/content/facts-schema';
import { groupChanges } from '@/lib/releases/group-changes';
import { type Platform, releaseAnchor } from '@/lib/releases/platforms';

interface ReleaseEntryProps {
  readonly platform: Platform['id'];
  readonly release: Release;
}

/** One version with its changes by kind; its heading is a link to itself, to be passed on. */
export function ReleaseEntry({ platform, release }: ReleaseEntryProps) {
  const { version, date, changes } = release;
  const anchor = releaseAnchor(platform, version);
  return (
    <article
      id={anchor}
      className="scroll-mt-4 border-t border-line py-6 target:border-accent sm:flex sm:gap-8"
    >
      <div className="sm:w-48 sm:shrink-0">
        <h3 className="text-xl font-bold">
          <a href={`#${anchor}`} className="hover:underline">
            Версия&nbsp;{version}
          </a>
        </h3>
        <ReleaseDate date={date} />
      </div>
      <div className="mt-3 max-w-prose space-y-4 sm:mt-0.5">
        {changes.length === 0 && <p className="text-muted">{changesPage.noChanges}</p>}
        {groupChanges(changes).map(({ title, texts }) => (
          <div key={title} className="print:break-inside-avoid">
            <h4 className="font-semibold text-accent">{title}</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-accent">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </article>
  );
}
