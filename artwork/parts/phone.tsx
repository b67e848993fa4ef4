import type { ReactNode } from 'react';
import { StatusBar } from './status-bar';

/** The full phone picture: status bar on top, the rest laid out from top to bottom. */
export function Phone({ offline = false, children }: { offline?: boolean; children: ReactNode }) {
  return (
    <div className="phone">
      <StatusBar offline={offline} />
      {children}
    </div>
  );
}
