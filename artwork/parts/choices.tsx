import { Icon } from './icon';

interface ChoicesProps {
  options: readonly string[];
  right: string;
  /** The wrong option that was pressed first. */
  wrong?: string;
  lang?: string;
}

/** Four answers after one was given: the right one is marked, so is the mistake. */
export function Choices({ options, right, wrong, lang }: ChoicesProps) {
  return (
    <div className="choices" lang={lang}>
      {options.map((option) => {
        const state = option === right ? 'right' : option === wrong ? 'wrong' : 'idle';
        return (
          <div key={option} className={`choice choice--${state}`}>
            {option}
            {state === 'right' && <Icon name="check" size={20} />}
            {state === 'wrong' && <Icon name="cross" size={20} />}
          </div>
        );
      })}
    </div>
  );
}
