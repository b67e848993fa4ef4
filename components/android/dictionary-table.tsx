import { android } from '@/lib/content/android';
import { type Site } from '@/lib/site/parse';

const texts = android.dictionaries;

interface DictionaryTableProps {
  readonly dictionaries: Site['dictionaries'];
}

/**
 * A table with both languages of each dictionary. The cells have no classes, because in a table with hundreds
 * of dictionaries, classes would make up most of the page's HTML.
 */
export const DictionaryTable = ({ dictionaries }: DictionaryTableProps) => (
  <table className="pairs w-full text-left">
    <caption className="sr-only">{texts.title}</caption>
    <thead className="text-[.875em] text-muted">
      <tr>
        <th scope="col">{texts.from}</th>
        <th scope="col">{texts.to}</th>
      </tr>
    </thead>
    <tbody>
      {dictionaries.map(({ code, from, own, to }, index) => (
        <tr key={index}>
          <th scope="row">
            {from} <i lang={code}>{own}</i>
          </th>
          <td>{to}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
