import { type ReactNode } from 'react';

interface IconTileProps {
  readonly children: ReactNode;
}

/** An icon that stands for what is said beside it: 24 to 28 px of drawing on a tile of 48 px. */
export const IconTile = ({ children }: IconTileProps) => (
  <span className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent *:size-8">
    {children}
  </span>
);
