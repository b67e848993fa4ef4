import { Exercise } from '../parts/exercise';
import { Keyboard } from '../parts/keyboard';
import { words } from '../words';

const word = words.girasole;
const TYPED_LETTERS = 5;

export function Writing() {
  return (
    <Exercise title="Написание" done={2} total={10}>
      <div className="task task--compact">
        <div className="task__hint">Напишите по-итальянски</div>
        <div className="prompt">{word.translation}</div>
      </div>
      <div className="writing-field" lang={word.language}>
        <span className="headword__article">{word.article}</span>
        <span>{word.headword.slice(0, TYPED_LETTERS)}</span>
        <span className="caret" />
      </div>
      <Keyboard />
    </Exercise>
  );
}
