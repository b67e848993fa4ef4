import { ClipboardWord } from '../parts/clipboard-word';
import { DictionaryTable } from '../parts/dictionary-table';
import { Icon } from '../parts/icon';
import { WindowFrame } from '../parts/window-frame';

const dictionaries = ['Английский из книг', 'Поездка в Италию', 'Немецкий для души'] as const;

export function Windows() {
  return (
    <WindowFrame title="Пользовательские словари">
      <div className="sidebar">
        <div className="section-title">Словари</div>
        {dictionaries.map((name, place) => (
          <div key={name} className={`sidebar__item ${place === 0 ? 'sidebar__item--chosen' : ''}`}>
            {name}
          </div>
        ))}
        <div className="sidebar__sync">
          <Icon name="cloud" size={22} />
          <div>
            <b>Облачный диск</b>
            <div className="quiet">Синхронизация с телефоном</div>
          </div>
        </div>
      </div>
      <div className="editor">
        <DictionaryTable title={dictionaries[0]} />
        <ClipboardWord />
      </div>
    </WindowFrame>
  );
}
