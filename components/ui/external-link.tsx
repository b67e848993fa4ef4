import { type ComponentProps } from 'react';

interface ExternalLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to another site. It opens a new tab, with no opener and no referrer. */
export const ExternalLink = (props: ExternalLinkProps) => (
  <a {...props} target="_blank" rel="noreferrer" />
);
