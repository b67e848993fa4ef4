import { Icon, type IconName } from './icon';

const tabs = [
  { name: 'Словарь', icon: 'book' },
  { name: 'Изучение', icon: 'cards' },
  { name: 'Упражнения', icon: 'puzzle' },
  { name: 'Настройки', icon: 'sliders' },
] as const satisfies readonly { name: string; icon: IconName }[];

export function TabBar({ active }: { active: (typeof tabs)[number]['name'] }) {
  return (
    <div className="tab-bar">
      {tabs.map(({ name, icon }) => (
        <div key={name} className={`tab-bar__tab ${name === active ? 'tab-bar__tab--active' : ''}`}>
          <span className="tab-bar__icon">
            <Icon name={icon} size={21} />
          </span>
          {name}
        </div>
      ))}
    </div>
  );
}
