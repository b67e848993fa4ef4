import { HomeLinks } from './home-links';
import { Senses } from './senses';
import { Headword } from '@/components/entry/headword';
import { Languages } from '@/components/ui/languages';
import { home } from '@/lib/content/home';
import { type Site } from '@/lib/site/parse';

interface DictionaryEntryProps {
  readonly site: Site;
}

/** The content of the home page, in the style of a dictionary entry. */
export const DictionaryEntry = ({ site }: DictionaryEntryProps) => (
  <article className="grid gap-x-10 gap-y-12 *:min-w-0 md:grid-cols-[3fr_2fr] md:items-baseline lg:grid-cols-[6fr_5fr]">
    <header>
      <h1 className="font-serif text-[min(12.5vw,clamp(2.75rem,1.5rem+3.7vw,4.5rem))] leading-[1.05] font-bold tracking-tight">
        {home.tagline}
      </h1>
      <p className="mt-6 max-w-prose text-xl leading-relaxed">{home.description}</p>
      <Languages site={site} />
      <HomeLinks site={site} />
    </header>
    <div className="border-line md:border-l md:pl-10">
      <Headword {...home.entry} />
      <Senses />
    </div>
  </article>
);
