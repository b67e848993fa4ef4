import { type ReactNode } from 'react';

interface IconTileProps {
  readonly children: ReactNode;
}

/** A large icon for a heading: 32 px on a tile of 48 px. Both grow with the visitor's text size. */
export const IconTile = ({ children }: IconTileProps) => (
  <span className="flex size-[3rem] shrink-0 items-center justify-center rounded-xl bg-accent-soft text-link *:size-[2rem]">
    {children}
  </span>
);
