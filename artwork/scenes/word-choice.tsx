import { Choices } from '../parts/choices';
import { Exercise } from '../parts/exercise';
import { Pronunciation } from '../parts/pronunciation';
import { words } from '../words';

const word = words.gewitter;
const options = ['der Regenbogen', 'der Nebel', 'das Gewitter', 'die Wolke'] as const;

export function WordChoice() {
  return (
    <Exercise title="Выбор слова" done={6} total={10} action="textSize">
      <div className="panel panel--raised task">
        <div className="task__hint">Выберите слово по переводу</div>
        <div className="prompt">{word.translation}</div>
        <Pronunciation word={word} />
      </div>
      <Choices options={options} right="das Gewitter" lang={word.language} />
    </Exercise>
  );
}
