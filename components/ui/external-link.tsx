import { type ComponentProps } from 'react';

interface ExternalLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to another site: opens a new tab, without opener and referrer. */
export const ExternalLink = (props: ExternalLinkProps) => (
  <a {...props} target="_blank" rel="noopener noreferrer" />
);
