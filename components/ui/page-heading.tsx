import { type ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode;
}

/** The page's only h1, with an introduction. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header>
      <h1 className="font-serif text-4xl font-bold tracking-tight sm:text-5xl">{title}</h1>
      {lead && <p className="mt-4 max-w-prose text-xl text-muted">{lead}</p>}
    </header>
  );
}
