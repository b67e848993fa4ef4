import { Choices } from '../parts/choices';
import { Exercise } from '../parts/exercise';
import { Headword } from '../parts/headword';
import { Pronunciation } from '../parts/pronunciation';
import { words } from '../words';

const word = words.whisper;
const options = ['шорох', 'шёпот', 'вздох', 'эхо'] as const;

export function TranslationChoice() {
  return (
    <Exercise title="Выбор перевода" done={8} total={10} action="textSize">
      <div className="panel panel--raised task">
        <Headword word={word} size="large" marked />
        <Pronunciation word={word} />
      </div>
      <Choices options={options} right={word.translation} wrong="вздох" />
    </Exercise>
  );
}
