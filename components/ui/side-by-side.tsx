import { type ReactNode } from 'react';

/** A text about a program, and a picture beside it or, in a narrow window, below it (app/styles/side-by-side.css). */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div className="side-by-side">
    <div>{children}</div>
  </div>
);
