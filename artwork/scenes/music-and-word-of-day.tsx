import { AppBar } from '../parts/app-bar';
import { Headword } from '../parts/headword';
import { Icon } from '../parts/icon';
import { Phone } from '../parts/phone';
import { RoundKey } from '../parts/round-key';
import { Slider } from '../parts/slider';
import { words } from '../words';

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const CHOSEN_LEVEL = 'B2';
const ofTheDay = [words.wander, words.harbour, words.shelter, words.rhythm] as const;

export function MusicAndWordOfDay() {
  return (
    <Phone>
      <AppBar title="Слова дня" detail="Английский" />
      <div className="body">
        <div className="levels">
          {levels.map((level) => (
            <span key={level} className={`level ${level === CHOSEN_LEVEL ? 'level--chosen' : ''}`}>
              {level}
            </span>
          ))}
        </div>
        <div className="rows">
          {ofTheDay.map((word) => (
            <div key={word.headword} className="row spread">
              <div>
                <div className="line-up">
                  <Headword word={word} size="small" />
                  <span className="ipa">{word.ipa}</span>
                </div>
                <div className="row__detail">{word.translation}</div>
              </div>
              <RoundKey icon="plus" />
            </div>
          ))}
        </div>
        <div className="panel panel--raised music push-down">
          <div className="line-up">
            <RoundKey icon="music" />
            <div>
              <div className="row__name">Фоновая музыка</div>
              <div className="row__detail">Шум прибоя</div>
            </div>
          </div>
          <div className="line-up quiet">
            <Icon name="folder" size={18} />
            Папка «Музыка для учёбы»
          </div>
          <div className="line-up">
            <Icon name="speaker" size={20} />
            <Slider value={0.4} />
            <RoundKey icon="pause" filled />
          </div>
        </div>
      </div>
    </Phone>
  );
}
