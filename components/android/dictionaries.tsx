import { LanguageList } from './language-list';
import { PairTable } from './pair-table';
import { android } from '@/lib/content/android';
import { onlyTarget } from '@/lib/product/languages';
import { type Product } from '@/lib/product/schema';
import { fillIn } from '@/lib/text/fill-in';
import { withinSentence } from '@/lib/text/within-sentence';

/** A list with more entries scrolls in a frame; otherwise the rest of the page would be far below. */
const MOST_ROWS = 30;

const { title, intoOneLanguage, others } = android.dictionaries;

interface DictionariesProps {
  readonly pairs: Product['dictionaries'];
  /** Whether the app has more than these. */
  readonly hasMore: boolean;
}

/**
 * Dictionaries that the app downloads. If all translate into one language, a sentence names it and a
 * list has the others; otherwise a table has both languages of each.
 */
export function Dictionaries({ pairs, hasMore }: DictionariesProps) {
  if (pairs.length === 0) return null;
  const target = pairs.length > 1 ? onlyTarget(pairs) : undefined;
  const list = target ? <LanguageList pairs={pairs} /> : <PairTable pairs={pairs} />;
  return (
    <div className="max-w-prose">
      {target && <p>{fillIn(intoOneLanguage, { language: withinSentence(target) })}</p>}
      {pairs.length <= MOST_ROWS ? (
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
