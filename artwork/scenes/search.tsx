import { Example } from '../parts/example';
import { Headword } from '../parts/headword';
import { Icon } from '../parts/icon';
import { Phone } from '../parts/phone';
import { Pronunciation } from '../parts/pronunciation';
import { TabBar } from '../parts/tab-bar';
import { words } from '../words';

export function Search() {
  return (
    <Phone offline>
      <div className="body">
        <div className="search-field">
          <Icon name="search" size={20} />
          <span className="search-field__query">drizzle</span>
          <Icon name="cross" size={18} />
        </div>
        <div className="spread">
          <span className="tag">Английский → русский</span>
          <span className="tag tag--plain">Офлайн</span>
        </div>
        <div className="panel panel--raised entry">
          <div>
            <Headword word={words.drizzle} marked />
          </div>
          <Pronunciation word={words.drizzle} />
          <Sense part="существительное" word={words.drizzle} />
          <div className="rule" />
          <Sense part="глагол" word={words.toDrizzle} />
        </div>
      </div>
      <TabBar active="Словарь" />
    </Phone>
  );
}

function Sense({
  part,
  word,
}: {
  part: string;
  word: typeof words.drizzle | typeof words.toDrizzle;
}) {
  return (
    <div className="sense">
      <div className="part-of-speech">{part}</div>
      <div className="translation">{word.translation}</div>
      <Example word={word} />
    </div>
  );
}
