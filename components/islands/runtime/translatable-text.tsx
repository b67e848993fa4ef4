import { type ComponentProps } from 'react';

/**
 * Wraps text of an island in an element. A browser that translates a page replaces text nodes with elements,
 * and React cannot update translated text that has sibling elements (facebook/react#11538). With
 * `suppressHydrationWarning` React accepts the translation and replaces it when the text changes.
 */
export const TranslatableText = (props: ComponentProps<'span'> & { readonly children: string }) => (
  <span {...props} suppressHydrationWarning />
);
