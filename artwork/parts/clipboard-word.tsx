import { words } from '../words';
import { Action } from './action';
import { Headword } from './headword';
import { Icon } from './icon';

const word = words.wanderlust;

/** The small window that offers to add the word just copied. */
export function ClipboardWord() {
  return (
    <div className="clipboard">
      <div className="line-up section-title">
        <Icon name="clipboard" size={17} />
        Слово из буфера обмена
      </div>
      <div className="clipboard__word">
        <Headword word={word} marked />
        <span className="ipa">{word.ipa}</span>
      </div>
      <div className="line-up">
        <div className="clipboard__field">{word.translation}</div>
        <Action icon="plus">Добавить в словарь</Action>
      </div>
    </div>
  );
}
