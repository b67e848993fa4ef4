import { HomeLinks } from './home-links';
import { ProgramLinks } from './program-links';
import { Senses } from './senses';
import { Words } from './words';
import { Closing } from '@/components/entry/closing';
import { Headword } from '@/components/entry/headword';
import { Facts } from '@/components/ui/facts';
import { Languages } from '@/components/ui/languages';
import { home } from '@/lib/content/home';
import { priceTexts } from '@/lib/installer/offered';
import { type Site } from '@/lib/site/parse';
import { platformsOf } from '@/lib/site/platforms';

/** The content of the home page, in the style of a dictionary entry. */
export function DictionaryEntry({ site }: { readonly site: Site }) {
  const [prices = [], ...others] = platformsOf(site).map(({ id }) => priceTexts(site[id]));
  const areCommon = others.every((own) => own.join() === prices.join());
  return (
    <article>
      <div className="grid gap-x-10 gap-y-4 *:min-w-0 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr] md:items-baseline lg:grid-cols-[6fr_5fr]">
        <header>
          <h1 className="font-serif text-6xl font-bold tracking-tight">{home.tagline}</h1>
          <p className="mt-3 max-w-prose text-xl sm:mt-5">{home.description}</p>
          <HomeLinks site={site} />
          <Facts texts={areCommon ? prices : []} className="mt-2 sm:mt-6" />
        </header>
        {/* On an iPhone, the note that there is no app for it stands before the words. */}
        <div className="border-line md:row-span-2 md:border-l md:pl-10 max-md:apple:order-last">
          <Headword {...home.entry} />
          {home.senses.length > 0 && <Words site={site} />}
        </div>
        <div>
          <Facts texts={[]} note={site.otherDevices} className="" />
          <Languages site={site} />
        </div>
      </div>
      {home.senses.length > 0 && <Senses />}
      <Closing>
        <ProgramLinks site={site} withFacts />
      </Closing>
    </article>
  );
}
