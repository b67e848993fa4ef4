import { HomeLinks } from './home-links';
import { Senses } from './senses';
import { Languages } from '@/components/ui/languages';
import { home } from '@/lib/content/home';
import { type Product } from '@/lib/product/schema';

interface DictionaryEntryProps {
  readonly product: Product;
}

/** The tagline and the description, set as an entry of a dictionary. */
export function DictionaryEntry({ product }: DictionaryEntryProps) {
  const { hyphenation, mark, spoken, transcription, grammar } = home.entry;
  return (
    <article className="grid gap-x-10 gap-y-12 md:grid-cols-[6fr_5fr]">
      <header>
        <h1 className="font-serif text-[min(12.5vw,clamp(2.75rem,1.5rem+3.7vw,4.5rem))] leading-[1.05] font-bold tracking-tight">
          {home.tagline}
        </h1>
        <p className="mt-6 max-w-prose text-xl leading-relaxed">{home.description}</p>
        <Languages product={product} />
        <HomeLinks product={product} />
      </header>
      <div className="border-line md:border-l md:pl-10">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {/* Screen readers would say the signs and spell the transcription. */}
          <span className="sr-only">{spoken}</span>
          <span aria-hidden="true" translate="no" className="font-serif text-4xl font-bold">
            {hyphenation}
            {mark && <span className="ml-1 rounded-md bg-marker px-2 text-on-marker">{mark}</span>}
          </span>{' '}
          {transcription && (
            <span aria-hidden="true" className="font-serif text-xl text-muted">
              [{transcription}]
            </span>
          )}{' '}
          {grammar && <span className="text-muted italic">{grammar}</span>}
        </p>
        <Senses />
      </div>
    </article>
  );
}
