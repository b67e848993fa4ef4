import { type Product } from '@/lib/product/schema';

interface PairTableProps {
  readonly name: string;
  readonly pairs: Product['dictionaries'];
}

/**
 * Dictionaries by language pair. The table styles its cells: with hundreds of
 * pairs, a class on each cell would be most of the page.
 */
export const PairTable = ({ name, pairs }: PairTableProps) => (
  <table className="pairs w-full text-left">
    <caption className="sr-only">{name}</caption>
    <thead className="text-[.875em] text-muted">
      <tr>
        <th scope="col">С языка</th>
        <th scope="col">На язык</th>
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
