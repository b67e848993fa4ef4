import { type Site } from '@/lib/site/parse';

interface LanguageListProps {
  readonly dictionaries: Site['dictionaries'];
}

/**
 * A list of the dictionaries' source languages. The items have no classes, because in a list with hundreds of
 * items, classes would make up most of the page's HTML.
 */
export const LanguageList = ({ dictionaries }: LanguageListProps) => (
  <ul className="pairs mt-2 grid gap-x-6">
    {dictionaries.map(({ code, from, own }, index) => (
      <li key={index}>
        {from} <i lang={code}>{own}</i>
      </li>
    ))}
  </ul>
);
