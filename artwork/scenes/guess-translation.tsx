import { Example } from '../parts/example';
import { Exercise } from '../parts/exercise';
import { Headword } from '../parts/headword';
import { Pronunciation } from '../parts/pronunciation';
import { RememberActions } from '../parts/remember-actions';
import { words } from '../words';

const word = words.luciole;

export function GuessTranslation() {
  return (
    <Exercise title="Угадай перевод" done={7} total={10}>
      <div className="panel panel--raised task">
        <div className="task__hint">Как это по-французски?</div>
        <div className="prompt">{word.translation}</div>
        <div className="rule" />
        <Headword word={word} size="large" marked />
        <Pronunciation word={word} />
        <Example word={word} />
      </div>
      <RememberActions />
    </Exercise>
  );
}
