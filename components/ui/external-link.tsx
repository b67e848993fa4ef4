import { type ComponentProps } from 'react';

/** A link to another site. It opens a new tab, with no opener and no referrer. */
export const ExternalLink = (props: ComponentProps<'a'> & { readonly href: string }) => (
  <a {...props} target="_blank" rel="noreferrer" />
);
