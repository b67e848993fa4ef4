import { Fragment } from 'react';
import { AppBar } from '../parts/app-bar';
import { Example } from '../parts/example';
import { Phone } from '../parts/phone';
import { Slider } from '../parts/slider';
import { words } from '../words';

const word = words.tramonto;

/** `size` is the font size in CSS pixels, `share` its place on the slider. */
const settings = [
  { name: 'Слово', size: 38, share: 0.72 },
  { name: 'Перевод', size: 22, share: 0.5 },
  { name: 'Пример', size: 14, share: 0.28 },
] as const;

const hues = [262, 30, 150, 330, 85] as const;

const colours = [
  { name: 'Цвет слова', hue: 30 },
  { name: 'Цвет перевода', hue: 262 },
] as const;

export function Appearance() {
  return (
    <Phone>
      <AppBar back title="Цвета и шрифты" />
      <div className="body">
        <div className="panel panel--raised preview">
          <div className="preview__word">{word.headword}</div>
          <div className="preview__translation">{word.translation}</div>
          <Example word={word} />
        </div>
        <div className="section-title section-title--next">Размер шрифта</div>
        {settings.map(({ name, size, share }) => (
          <div key={name} className="line-up">
            <span className="size-name">{name}</span>
            <Slider value={share} />
            <span className="size-value">{size}</span>
          </div>
        ))}
        {colours.map((colour) => (
          <Fragment key={colour.name}>
            <div className="section-title section-title--next">{colour.name}</div>
            <div className="spread">
              {hues.map((hue) => (
                <span
                  key={hue}
                  className={`swatch ${hue === colour.hue ? 'swatch--chosen' : ''}`}
                  style={{ background: `oklch(var(--swatch-lightness) 0.17 ${hue})` }}
                />
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </Phone>
  );
}
