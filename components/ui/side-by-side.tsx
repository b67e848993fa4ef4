import { type ReactNode } from 'react';

interface SideBySideProps {
  /** The words about a program, and what shows it. */
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
