import { DictionaryTable } from './dictionary-table';
import { LanguageList } from './language-list';
import { android } from '@/lib/content/android';
import { onlyTarget } from '@/lib/site/languages';
import { type Site } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { withinSentence } from '@/lib/text/within-sentence';

/** Up to this many dictionaries are shown in full. A longer list scrolls in a frame to keep the page short. */
const MOST_ROWS = 30;

const { title, intoOneLanguage, others } = android.dictionaries;

interface DictionariesProps {
  readonly dictionaries: Site['dictionaries'];
  /** Whether the app has more dictionaries than `dictionaries` lists. */
  readonly hasMore: boolean;
}

/**
 * The dictionaries that the app can download. If there are several and all of them translate into the
 * same language, a sentence names this language, and a list shows the source languages. Otherwise a table
 * shows both languages of each dictionary.
 */
export function Dictionaries({ dictionaries, hasMore }: DictionariesProps) {
  const target = dictionaries.length > 1 ? onlyTarget(dictionaries) : undefined;
  const list = target ? (
    <LanguageList dictionaries={dictionaries} />
  ) : (
    <DictionaryTable dictionaries={dictionaries} />
  );
  return (
    <div className="max-w-prose">
      {target && <p>{fillIn(intoOneLanguage, { language: withinSentence(target) })}</p>}
      {dictionaries.length <= MOST_ROWS ? (
        list
      ) : (
        <div
          role="group"
          aria-label={title}
          tabIndex={0}
          className="mt-2 max-h-[70dvh] overflow-y-auto rounded-lg border border-line px-[12px] print:max-h-none [&_thead]:sticky [&_thead]:top-0 [&_thead]:bg-canvas"
        >
          {list}
        </div>
      )}
      {hasMore && others && <p className="mt-4 text-muted">{others}</p>}
    </div>
  );
}
