import { android } from '@/lib/content/android';
import { type Product } from '@/lib/product/schema';

const words = android.dictionaries;

interface PairTableProps {
  readonly pairs: Product['dictionaries'];
}

/**
 * Dictionaries by language pair. Styles are on the table: with hundreds of pairs, a class on each
 * cell would make up most of the page.
 */
export const PairTable = ({ pairs }: PairTableProps) => (
  <table className="pairs w-full text-left">
    <caption className="sr-only">{words.title}</caption>
    <thead className="text-[.875em] text-muted">
      <tr>
        <th scope="col">{words.from}</th>
        <th scope="col">{words.to}</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(({ code, from, own, to }, index) => (
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
