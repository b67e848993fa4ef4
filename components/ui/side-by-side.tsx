import { type ReactNode } from 'react';

interface SideBySideProps {
  /** The text about a program, and the elements that show the program. */
  readonly children: readonly [words: ReactNode, shown: ReactNode];
}

/**
 * The top of a program's page, with a text and a picture. They are side by side if both have enough room
 * at the visitor's text size (app/styles/side-by-side.css), and otherwise one below the other.
 */
export const SideBySide = ({ children }: SideBySideProps) => (
  <div className="side-by-side">
    <div>{children}</div>
  </div>
);
