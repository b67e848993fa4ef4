import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The window of the Windows program with a title bar of its own. */
export function WindowFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="window">
      <div className="title-bar">
        <span className="title-bar__mark">
          <Icon name="book" size={16} />
        </span>
        <span className="title-bar__title">{title}</span>
        <svg width="138" height="36" fill="none" stroke="currentColor">
          <path d="M18 18.5h10M64.5 13.5h9v9h-9zM110 13l10 10m0-10l-10 10" />
        </svg>
      </div>
      <div className="window__body">{children}</div>
    </div>
  );
}
