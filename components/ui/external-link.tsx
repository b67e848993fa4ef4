import { type ComponentProps } from 'react';

interface ExternalLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to another site: a new tab that learns neither its opener nor the page it came from. */
export const ExternalLink = (props: ExternalLinkProps) => (
  <a {...props} target="_blank" rel="noopener noreferrer" />
);
