import { Icon } from './icon';

export function StatusBar({ offline }: { offline: boolean }) {
  return (
    <div className="status-bar">
      <span>10:24</span>
      <span className="line-up">
        <Icon name={offline ? 'plane' : 'wifi'} size={15} />
        <svg width="22" height="12" viewBox="0 0 22 12" fill="currentColor">
          <rect
            x=".75"
            y=".75"
            width="18.5"
            height="10.5"
            rx="3"
            fill="none"
            stroke="currentColor"
          />
          <rect x="2.5" y="2.5" width="12" height="7" rx="1.5" />
          <rect x="20.5" y="4" width="1.5" height="4" rx=".75" />
        </svg>
      </span>
    </div>
  );
}
