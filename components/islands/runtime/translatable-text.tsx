import { type ComponentProps } from 'react';

/**
 * A text of an island in an element of its own: React cannot update text with siblings that a browser has translated
 * (facebook/react#11538). With `suppressHydrationWarning` React accepts the translation until the text changes.
 */
export const TranslatableText = (props: ComponentProps<'span'> & { readonly children: string }) => (
  <span {...props} suppressHydrationWarning />
);
