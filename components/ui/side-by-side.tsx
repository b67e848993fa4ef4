import { type ReactNode } from 'react';

interface SideBySideProps {
  /** The text about a program, and the elements that show the program. */
  readonly children: readonly [words: ReactNode, shown: ReactNode];
}

/**
 * The first view of a program's page. Words and picture are side by side where both have room at the
 * visitor's text size (app/styles/side-by-side.css), otherwise one below the other.
 */
export const SideBySide = ({ children }: SideBySideProps) => (
  <div className="side-by-side">
    <div>{children}</div>
  </div>
);
