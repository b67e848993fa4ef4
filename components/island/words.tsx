import { type ComponentProps } from 'react';

interface WordsProps extends ComponentProps<'span'> {
  readonly children: string;
}

/**
 * A text of an island, in an element of its own. A browser that translates the page replaces every
 * text by elements. Here React accepts a text that differs from its own
 * (`suppressHydrationWarning`), and replaces the element's content when the text changes. A text
 * next to other elements could not be replaced once it is translated (facebook/react#11538).
 */
export const Words = ({ children, ...span }: WordsProps) => (
  <span {...span} suppressHydrationWarning>
    {children}
  </span>
);
