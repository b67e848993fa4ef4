import { type ReactNode } from 'react';

const headingStyles = {
  large: 'font-serif text-3xl font-bold',
  medium: 'font-serif text-2xl font-bold',
  small: 'small-heading font-serif',
  text: 'font-semibold',
} as const;

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Size of the heading. Only `large` adds a gap below the heading. */
  readonly size?: keyof typeof headingStyles;
  /** Element of the heading. A section inside another section has an `h3`. */
  readonly heading?: 'h2' | 'h3';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page. Its heading is also its accessible name. */
export const Section = ({
  id,
  title,
  size = 'large',
  heading: Heading = 'h2',
  className = 'mt-16',
  children,
}: SectionProps) => (
  <section aria-labelledby={id} className={className}>
    <Heading id={id} className={headingStyles[size]}>
      {title}
    </Heading>
    {size === 'large' ? <div className="mt-6">{children}</div> : children}
  </section>
);

/** The page's only h1, with one or two sentences under it. */
export const PageHeading = (page: { readonly title: string; readonly lead?: string }) => (
  <header>
    <h1 className="font-serif text-4xl font-bold sm:text-5xl">{page.title}</h1>
    {page.lead && <p className="mt-4 max-w-prose text-xl text-muted">{page.lead}</p>}
  </header>
);

interface Features {
  readonly title: string;
  readonly list: readonly { readonly title: string; readonly text: string }[];
}

/**
 * A program's features, if there are any, side by side if a line of each has room for 30 characters. With two, three,
 * four or six features every row is full.
 */
export const FeatureColumns = ({ features }: { readonly features?: Features }) =>
  features &&
  features.list.length > 0 && (
    <Section id="features" title={features.title}>
      <div className="@container">
        <ul
          className={`grid grid-cols-1 gap-8 ${features.list.length % 3 === 0 ? '@min-[54rem]:grid-cols-3' : '@min-[34rem]:grid-cols-2'}`}
        >
          {features.list.map(({ title, text }) => (
            <li key={title}>
              <h3 className="small-heading">{title}</h3>
              <p className="mt-2 max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );

/** A text about a program, and a picture beside it or, in a narrow window, below it (app/styles/side-by-side.css). */
export const SideBySide = ({ children }: { readonly children: ReactNode }) => (
  <div className="side-by-side">
    <div>{children}</div>
  </div>
);
