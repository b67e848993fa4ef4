import { android } from '@/lib/content/android';
import { type Product } from '@/lib/product/schema';

const texts = android.dictionaries;

interface DictionaryTableProps {
  readonly dictionaries: Product['dictionaries'];
}

/**
 * A table with both languages of each dictionary. Styles are on the table, because with hundreds of
 * dictionaries a class on each cell would make up most of the page.
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
