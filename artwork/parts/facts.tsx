import { Icon, type IconName } from './icon';

export interface Fact {
  icon: IconName;
  name: string;
  value: string;
}

/** What a word card shows beside the entry. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="facts">
      {facts.map(({ icon, name, value }) => (
        <div key={name} className="fact">
          <Icon name={icon} size={19} />
          <span>{name}</span>
          <span className="fact__value">{value}</span>
        </div>
      ))}
    </div>
  );
}
