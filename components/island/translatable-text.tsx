import { type ComponentProps } from 'react';

interface TranslatableTextProps extends ComponentProps<'span'> {
  readonly children: string;
}

/**
 * A text of an island in its own element. A browser that translates the page replaces texts by elements.
 * In this element React accepts a text that differs from its own (`suppressHydrationWarning`), and
 * replaces it when its own text changes. React could not replace a translated text that has other
 * elements beside it (facebook/react#11538).
 */
export const TranslatableText = ({ children, ...span }: TranslatableTextProps) => (
  <span {...span} suppressHydrationWarning>
    {children}
  </span>
);
