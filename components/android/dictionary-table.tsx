import { PairTable } from './pair-table';
import { android } from '@/lib/content/android';
import { product } from '@/lib/content/product';

/** Dictionaries that the app downloads, by language pair. */
export const DictionaryTable = () => (
  <div className="max-w-prose">
    <PairTable pairs={product.dictionaries} />
    <p className="mt-4 text-muted">{android.otherDictionaries}</p>
  </div>
);
