import { type ReactNode } from 'react';

interface SideBySideProps {
  /** The text about a program, the picture or carousel, and what is less important than the picture. */
  readonly children: readonly [words: ReactNode, shown: ReactNode, rest?: ReactNode];
}

/**
 * The top of a program's page: a text and a picture or carousel. They are side by side if both have enough
 * room at the visitor's text size (app/styles/side-by-side.css). Otherwise the text is above the picture, and the rest
 * below it.
 */
export const SideBySide = ({ children }: SideBySideProps) => (
  <div className="side-by-side">
    <div>{children}</div>
  </div>
);
