import { Languages } from '@/components/android/dictionaries';
import { OtherDevices } from '@/components/downloads/other-devices';
import { Closing, Headword, Senses } from '@/components/entry/entry';
import { ForgottenWords, Game } from '@/components/home/game';
import { HomeLinks, ProgramLinks } from '@/components/home/program-links';
import { PageShell } from '@/components/shell/page-shell';
import { FactLine } from '@/components/ui/lists';
import { Headline } from '@/components/ui/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { platformsOf, priceTexts } from '@/lib/programs/programs';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { home } from '@/lib/words/home';

const { description, tagline, senses } = home;

export const metadata = pageMetadata(site, { path: routes.home, description, withFeed: true });

/** The page is in the style of a dictionary entry. */
export default function HomePage() {
  const [prices = [], ...others] = platformsOf(site).map(({ id }) => priceTexts(site[id]));
  const areCommon = others.every((own) => own.join() === prices.join());
  return (
    <PageShell site={site} current={routes.home}>
      <article>
        <div className="grid gap-x-10 gap-y-4 *:min-w-0 columns:grid-cols-[3fr_2fr] columns:grid-rows-[auto_auto_1fr] columns:items-baseline columns:lg:grid-cols-[6fr_5fr]">
          <header>
            <Headline title={tagline} className="tagline" />
            <p className="mt-3 max-w-prose text-xl sm:mt-5">{description}</p>
            <HomeLinks programs={site} />
            <FactLine facts={areCommon ? prices : []} className="mt-2 sm:mt-6" />
          </header>
          {/* On an iPhone, the note that there is no app for it stands before the words. */}
          <div className="border-line apple:order-last columns:order-none columns:row-span-3 columns:border-l columns:pl-10">
            <Headword {...home.entry} />
            {senses.length > 0 && (
              <Game>
                <ProgramLinks programs={site} place="game" />
              </Game>
            )}
          </div>
          <div>
            <Languages site={site} />
            <OtherDevices note={site.otherDevices} isFirst />
          </div>
          {senses.length > 0 && (
            <div className="@container mt-8 border-t border-line pt-10 apple:order-last columns:order-none columns:mt-0 columns:border-0 columns:pt-0">
              <Senses
                senses={senses}
                className="grid gap-8 max-md:@min-[37rem]:grid-cols-2 columns:gap-4"
              />
            </div>
          )}
        </div>
        <Closing word={<ForgottenWords />}>
          <ProgramLinks programs={site} place="closing" />
        </Closing>
      </article>
    </PageShell>
  );
}
