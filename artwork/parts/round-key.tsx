import { Icon, type IconName } from './icon';

interface RoundKeyProps {
  icon: IconName;
  filled?: boolean;
  large?: boolean;
}

/** A round button that carries only an icon. */
export function RoundKey({ icon, filled = false, large = false }: RoundKeyProps) {
  const look = `${filled ? 'round-key--filled' : ''} ${large ? 'round-key--large' : ''}`;
  return (
    <div className={`round-key ${look}`}>
      <Icon name={icon} size={large ? 32 : 20} />
    </div>
  );
}
