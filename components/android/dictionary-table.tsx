import { PairTable } from './pair-table';
import { android } from '@/lib/content/android';
import { facts } from '@/lib/content/facts';

/** Dictionaries that the app downloads, by language pair. */
export const DictionaryTable = () => (
  <div className="max-w-prose">
    <PairTable pairs={facts.dictionaries} />
    <p className="mt-4 text-muted">{android.otherDictionaries}</p>
  </div>
);
