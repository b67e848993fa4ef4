import { Icon } from './icon';
import { RoundKey } from './round-key';

export function PlayerKeys() {
  return (
    <div className="player-keys">
      <Icon name="previous" size={28} />
      <RoundKey icon="pause" filled large />
      <Icon name="next" size={28} />
    </div>
  );
}
