import { Icon } from './icon';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

export function Keyboard() {
  return (
    <div className="keyboard">
      {rows.map((row) => (
        <div key={row} className="keyboard__row">
          {[...row].map((letter) => (
            <span key={letter} className="key">
              {letter}
            </span>
          ))}
          {row === rows[2] && (
            <span className="key key--wide">
              <Icon name="eraser" size={20} />
            </span>
          )}
        </div>
      ))}
      <div className="keyboard__row">
        <span className="key key--space">italiano</span>
        <span className="key key--enter">
          <Icon name="check" size={20} />
        </span>
      </div>
    </div>
  );
}
