import { type Product } from '@/lib/product/schema';

interface LanguageListProps {
  readonly dictionaries: Product['dictionaries'];
}

/**
 * The source languages of the dictionaries. Styles are on the list and not on each item, for the same
 * reason as in dictionary-table.tsx.
 */
export const LanguageList = ({ dictionaries }: LanguageListProps) => (
  <ul className="pairs mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.75rem),1fr))] gap-x-6">
    {dictionaries.map(({ code, from, own }, index) => (
      <li key={index}>
        {from} <i lang={code}>{own}</i>
      </li>
    ))}
  </ul>
);
