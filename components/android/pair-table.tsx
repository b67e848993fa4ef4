import { type Product } from '@/lib/product/schema';

/** Longer tables scroll in a frame of their own, so that the page goes on below them. */
const MOST_ROWS = 30;

const CAPTION = 'Словари для скачивания';

interface PairTableProps {
  readonly pairs: Product['dictionaries'];
}

/**
 * Dictionaries by language pair. The cells are dressed by the table: a class on
 * each would be most of the page where there are hundreds of pairs.
 */
export function PairTable({ pairs }: PairTableProps) {
  const table = (
    <table className="pairs w-full text-left">
      <caption className="sr-only">{CAPTION}</caption>
      <thead className="text-[.875em] text-muted">
        <tr>
          <th scope="col">С языка</th>
          <th scope="col">На язык</th>
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
  if (pairs.length <= MOST_ROWS) return table;
  return (
    <div
      role="group"
      aria-label={CAPTION}
      tabIndex={0}
      className="max-h-[70dvh] overflow-y-auto rounded-lg border border-line px-[12px] print:max-h-none [&_thead]:sticky [&_thead]:top-0 [&_thead]:bg-canvas"
    >
      {table}
    </div>
  );
}
