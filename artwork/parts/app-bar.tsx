import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface AppBarProps {
  title: string;
  /** Inner screens have a way back; screens of the tab bar have none. */
  back?: boolean;
  detail?: ReactNode;
  action?: IconName;
}

export function AppBar({ title, back = false, detail, action }: AppBarProps) {
  return (
    <div className="app-bar">
      {back && <Icon name="back" />}
      <div className="app-bar__title">{title}</div>
      {detail && <div className="app-bar__detail">{detail}</div>}
      {action && <Icon name={action} />}
    </div>
  );
}
