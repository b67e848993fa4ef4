import { languagesSentence, onlyTarget } from '@/lib/site/languages';
import { type Site } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { android } from '@/lib/words/android';

/** Up to this many dictionaries are shown in full. A longer list scrolls in a frame to keep the page short. */
const MOST_ROWS = 30;

const words = android.dictionaries;

type DictionariesProps = { readonly site: Pick<Site, 'dictionaries' | 'moreDictionaries'> };

/** A sentence with the languages of the dictionaries; nothing if the owner has entered no dictionaries. */
export const Languages = ({ site }: DictionariesProps) =>
  site.dictionaries.length > 0 && <p className="mt-4 max-w-prose">{languagesSentence(site)}</p>;

/** The dictionaries that the app can download: a list if all translate into one language, or else a table. */
export function Dictionaries({ site }: DictionariesProps) {
  const { dictionaries, moreDictionaries } = site;
  const target = dictionaries.length > 1 ? onlyTarget(dictionaries) : undefined;
  // Items and cells have no classes, which with hundreds of dictionaries would make up most of the page's HTML.
  const list = target ? (
    <ul className="dictionaries mt-2 grid gap-x-6">
      {dictionaries.map(({ code, from, own }, index) => (
        <li key={index}>
          {from}{' '}
          <i lang={code} dir="auto">
            {own}
          </i>
        </li>
      ))}
    </ul>
  ) : (
    <table className="dictionaries w-full text-left">
      <caption className="sr-only">{words.title}</caption>
      <thead className="text-[.875em] text-muted">
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.to}</th>
        </tr>
      </thead>
      <tbody>
        {dictionaries.map(({ code, from, own, to }, index) => (
          <tr key={index}>
            <th scope="row">
              {from}{' '}
              <i lang={code} dir="auto">
                {own}
              </i>
            </th>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <div className="max-w-prose">
      {target && <p>{fillIn(words.intoOneLanguage, { language: target })}</p>}
      {dictionaries.length <= MOST_ROWS ? (
        list
      ) : (
        <div
          role="group"
          aria-label={words.title}
          tabIndex={0}
          className="mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line px-[12px] print:max-h-none [&_thead]:sticky [&_thead]:top-0 [&_thead]:bg-canvas"
        >
          {list}
        </div>
      )}
      {moreDictionaries && words.others && <p className="mt-4 text-muted">{words.others}</p>}
    </div>
  );
}
