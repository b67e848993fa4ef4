import { AppBar } from '../parts/app-bar';
import { Headword } from '../parts/headword';
import { Phone } from '../parts/phone';
import { PlayerKeys } from '../parts/player-keys';
import { Waves } from '../parts/waves';
import { words } from '../words';

const word = words.mariposa;
const modes = ['слово — перевод', 'перевод — слово', 'только слово'] as const;
const CHOSEN_MODE = modes[0];

export function Listening() {
  return (
    <Phone>
      <AppBar back title="Аудирование" detail="14 из 48" />
      <div className="body">
        <div className="modes">
          {modes.map((mode) => (
            <div key={mode} className={`mode ${mode === CHOSEN_MODE ? 'mode--chosen' : ''}`}>
              <span className="mode__dot" />
              {mode}
            </div>
          ))}
        </div>
        <div className="task">
          <Waves />
          <Headword word={word} size="large" marked />
          <div className="ipa">{word.ipa}</div>
          <div className="translation">{word.translation}</div>
        </div>
        <PlayerKeys />
      </div>
    </Phone>
  );
}
