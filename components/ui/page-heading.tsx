interface PageHeadingProps {
  readonly title: string;
  readonly lead?: string;
}

/** The page's only h1, with one or two sentences under it. */
export const PageHeading = ({ title, lead }: PageHeadingProps) => (
  <header>
    <h1 className="font-serif text-4xl font-bold sm:text-5xl">{title}</h1>
    {lead && <p className="mt-4 max-w-prose text-xl text-muted">{lead}</p>}
  </header>
);
