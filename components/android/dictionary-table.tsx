import { dictionaries, otherDictionaries } from '@/lib/content/dictionaries';

/** Dictionaries that the app downloads, by language pair. */
export const DictionaryTable = () => (
  <div className="max-w-prose">
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Словари для скачивания</caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-medium">
            С языка
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            На язык
          </th>
        </tr>
      </thead>
      <tbody>
        {dictionaries.map(({ code, language, own }) => (
          <tr key={code} className="border-b border-line">
            <th scope="row" className="py-3 pr-4 font-semibold">
              {language}{' '}
              <span lang={code} className="ml-2 font-serif font-normal text-muted italic">
                {own}
              </span>
            </th>
            <td className="py-3 pr-4">Русский</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-4 text-muted">{otherDictionaries}</p>
  </div>
);
