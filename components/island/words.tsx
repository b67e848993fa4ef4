import { type ComponentProps } from 'react';

interface WordsProps extends ComponentProps<'span'> {
  readonly children: string;
}

/**
 * Words of an island, in an element of their own. A browser that translates the page puts elements
 * in the place of every text. React then finds a text that it would not have written, which it
 * accepts here, and replaces the content of this element when the words change. A text beside
 * elements would be lost to it (facebook/react#11538).
 */
export const Words = ({ children, ...span }: WordsProps) => (
  <span {...span} suppressHydrationWarning>
    {children}
  </span>
);
