import { Action } from '../parts/action';
import { Example } from '../parts/example';
import { Exercise } from '../parts/exercise';
import { Headword } from '../parts/headword';
import { Pronunciation } from '../parts/pronunciation';
import { words } from '../words';

const word = words.sobremesa;

export function Repetition() {
  return (
    <Exercise title="Повторение" done={5} total={12}>
      <div className="panel panel--raised task">
        <Headword word={word} marked />
        <Pronunciation word={word} />
        <div className="rule" />
        <div className="translation">{word.translation}</div>
        <Example word={word} />
      </div>
      <Action
        kind="good"
        icon="check"
        note={
          <>
            дополнительные баллы
            <br />
            повторить 27 ноября
          </>
        }
      >
        Помню
      </Action>
      <Action
        kind="bad"
        icon="cross"
        note={
          <>
            штрафные баллы
            <br />
            через 30 минут
          </>
        }
      >
        Не помню
      </Action>
    </Exercise>
  );
}
