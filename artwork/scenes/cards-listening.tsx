import { AppBar } from '../parts/app-bar';
import { Example } from '../parts/example';
import { Headword } from '../parts/headword';
import { Phone } from '../parts/phone';
import { PlayerKeys } from '../parts/player-keys';
import { RoundKey } from '../parts/round-key';
import { words } from '../words';

const word = words.crepuscule;

export function CardsListening() {
  return (
    <Phone>
      <AppBar back title="Карточки с аудированием" />
      <div className="body">
        <div className="deck">
          <div className="panel panel--raised task">
            <RoundKey icon="headphones" />
            <Headword word={word} marked />
            <div className="ipa">{word.ipa}</div>
            <div className="rule" />
            <div className="translation">{word.translation}</div>
            <Example word={word} />
          </div>
          <div className="deck__edge" />
          <div className="deck__edge deck__edge--far" />
        </div>
        <div className="quiet deck__place">Карточка 9 из 20</div>
        <PlayerKeys />
      </div>
    </Phone>
  );
}
