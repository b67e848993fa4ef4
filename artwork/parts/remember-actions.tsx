import { Action } from './action';

/** The two answers of a repetition, side by side. */
export function RememberActions() {
  return (
    <div className="pair">
      <Action kind="bad">Не помню</Action>
      <Action kind="good">Помню</Action>
    </div>
  );
}
