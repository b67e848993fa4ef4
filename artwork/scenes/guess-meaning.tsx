import { Action } from '../parts/action';
import { Example } from '../parts/example';
import { Exercise } from '../parts/exercise';
import { Headword } from '../parts/headword';
import { Pronunciation } from '../parts/pronunciation';
import { RememberActions } from '../parts/remember-actions';
import { words } from '../words';

const word = words.uitwaaien;

export function GuessMeaning() {
  return (
    <Exercise title="Угадай значение" done={3} total={10}>
      <div className="panel panel--raised task">
        <Headword word={word} size="large" marked />
        <Pronunciation word={word} />
        <Example word={word} translated={false} />
        <div className="rule" />
        <div className="task__hint">Что это значит?</div>
        <div className="covered" />
      </div>
      <Action kind="soft">Показать значение</Action>
      <RememberActions />
    </Exercise>
  );
}
