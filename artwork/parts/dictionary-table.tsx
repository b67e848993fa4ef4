import { words } from '../words';
import { Icon } from './icon';

const rows = [words.serendipity, words.wander, words.breeze, words.drizzle, words.harbour] as const;
const EDITED = words.breeze;

export function DictionaryTable({ title }: { title: string }) {
  return (
    <div>
      <div className="editor__bar">
        <div className="editor__title">{title}</div>
        <span className="tag tag--filled">
          <Icon name="plus" size={16} /> Новое слово
        </span>
      </div>
      <div className="editor__row editor__row--names">
        <span>Слово</span>
        <span>Транскрипция</span>
        <span>Перевод</span>
      </div>
      {rows.map((word) => (
        <div
          key={word.headword}
          className={`editor__row ${word === EDITED ? 'editor__row--edited' : ''}`}
        >
          <span className="editor__word">{word.headword}</span>
          <span className="ipa">{word.ipa}</span>
          <span className="editor__translation">{word.translation}</span>
        </div>
      ))}
    </div>
  );
}
