import { type ComponentProps } from 'react';

interface TranslatableTextProps extends ComponentProps<'span'> {
  readonly children: string;
}

/**
 * A text of an island in an element of its own, which browsers may translate. A browser that translates
 * a page replaces its text nodes with elements. With `suppressHydrationWarning` React accepts the
 * translation, and replaces it when the text changes. React could not replace a translated text that has
 * other elements beside it (facebook/react#11538).
 */
export const TranslatableText = ({ children, ...span }: TranslatableTextProps) => (
  <span {...span} suppressHydrationWarning>
    {children}
  </span>
);
