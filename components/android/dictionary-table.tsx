import { PairTable } from './pair-table';
import { otherDictionaries } from '@/lib/content/dictionaries';
import { facts } from '@/lib/content/facts';

/** Dictionaries that the app downloads, by language pair. */
export const DictionaryTable = () => (
  <div className="max-w-prose">
    <PairTable pairs={facts.dictionaries} />
    <p className="mt-4 text-muted">{otherDictionaries}</p>
  </div>
);
