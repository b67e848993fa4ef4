import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface ActionProps {
  kind?: 'main' | 'soft' | 'good' | 'bad';
  icon?: IconName;
  /** Result of a press; with it the label stands at the left edge. */
  note?: ReactNode;
  children: ReactNode;
}

/** A wide button. */
export function Action({ kind = 'main', icon, note, children }: ActionProps) {
  return (
    <div className={`action action--${kind} ${note ? 'action--noted' : ''}`}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {note && <span className="action__note">{note}</span>}
    </div>
  );
}
