import type { Word } from '../words';
import { Icon } from './icon';

/** Transcription with the button that pronounces the word. */
export function Pronunciation({ word }: { word: Word }) {
  return (
    <div className="line-up">
      <span className="pronounce">
        <Icon name="speaker" size={18} />
      </span>
      <span className="ipa">{word.ipa}</span>
    </div>
  );
}
