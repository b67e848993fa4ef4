import { type ReactNode } from 'react';

interface SideBySideProps {
  /** The words about a program, and what shows it. */
  readonly children: readonly [words: ReactNode, shown: ReactNode];
}

/**
 * The first view of a program's page: words and picture beside each other where both have room at the
 * reader's size of text (app/styles/side-by-side.css), otherwise one below the other.
 */
export const SideBySide = ({ children }: SideBySideProps) => (
  <div className="side-by-side">
    <div>{children}</div>
  </div>
);
