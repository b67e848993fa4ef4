import { type ComponentProps } from 'react';

interface TranslatableTextProps extends ComponentProps<'span'> {
  readonly children: string;
}

/**
 * Puts a text of an island into its own element, so that browsers can translate it. A browser that
 * translates a page replaces text nodes with elements. With `suppressHydrationWarning` React accepts the
 * translation and replaces it when the text changes. React could not replace a translated text that has
 * sibling elements (facebook/react#11538).
 */
export const TranslatableText = ({ children, ...span }: TranslatableTextProps) => (
  <span {...span} suppressHydrationWarning>
    {children}
  </span>
);
