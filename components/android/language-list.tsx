import { type Product } from '@/lib/product/schema';

interface LanguageListProps {
  readonly pairs: Product['dictionaries'];
}

/**
 * The languages that dictionaries translate from. Styles are on the list, not on each item, as in
 * pair-table.tsx.
 */
export const LanguageList = ({ pairs }: LanguageListProps) => (
  <ul className="pairs mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.75rem),1fr))] gap-x-6">
    {pairs.map(({ code, from, own }, index) => (
      <li key={index}>
        {from} <i lang={code}>{own}</i>
      </li>
    ))}
  </ul>
);
