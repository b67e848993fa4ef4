import { type ReactNode } from 'react';

interface IconTileProps {
  readonly children: ReactNode;
}

/** A large icon for a heading: 32 px on a tile of 48 px. */
export const IconTile = ({ children }: IconTileProps) => (
  <span className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-link *:size-8">
    {children}
  </span>
);
