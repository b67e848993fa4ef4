import type { Word } from '../words';
import { Example } from './example';
import { Headword } from './headword';
import { Pronunciation } from './pronunciation';

/** A whole dictionary entry on a panel. */
export function Entry({ word }: { word: Word }) {
  return (
    <div className="panel panel--raised entry">
      <Headword word={word} size="large" marked />
      <Pronunciation word={word} />
      <div className="rule" />
      <div className="translation">{word.translation}</div>
      <Example word={word} />
    </div>
  );
}
