import { Headword } from '../parts/headword';
import { Icon } from '../parts/icon';
import { StatusBar } from '../parts/status-bar';
import { words } from '../words';

export function Widgets() {
  return (
    <div className="phone wallpaper">
      <StatusBar offline={false} />
      <div className="clock">
        <div className="clock__time">10:24</div>
        <div>пятница, 20 ноября</div>
      </div>
      <div className="widget">
        <div className="spread">
          <Headword word={words.madrugada} />
          <Icon name="next" size={20} />
        </div>
        <div className="ipa">{words.madrugada.ipa}</div>
        <div className="translation">{words.madrugada.translation}</div>
      </div>
      <div className="popup">
        <div className="section-title">Повторение при разблокировке</div>
        <Headword word={words.lighthouse} size="large" marked />
        <div className="ipa">{words.lighthouse.ipa}</div>
        <div className="rule" />
        <div className="gesture">
          <span>Нажатие</span>
          <b>помню</b>
        </div>
        <div className="gesture">
          <span>Долгое нажатие</span>
          <b>показать перевод</b>
        </div>
      </div>
    </div>
  );
}
