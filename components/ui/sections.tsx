import { type PropsWithChildren, type ReactNode } from 'react';

const headingStyles = {
  large: 'font-serif text-3xl font-bold',
  medium: 'font-serif text-2xl font-bold',
  small: '',
  text: 'font-semibold',
} as const;

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Size of the heading. Only `large` adds a gap below it, and `small` is an `h3`, for a section inside another. */
  readonly size?: keyof typeof headingStyles;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Classes of a card. On a phone with large text its padding shrinks. */
export const cardStyle =
  'flex flex-col rounded-card border border-line bg-surface px-[clamp(8px,40px-1rem,24px)] py-6 sm:p-8';

/** A section of a page. Its heading is also its accessible name. */
export const Section = ({
  id,
  title,
  size = 'large',
  className = 'mt-16',
  children,
}: SectionProps) => {
  const Heading = size === 'small' ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={headingStyles[size]}>
        {title}
      </Heading>
      {size === 'large' ? <div className="mt-6">{children}</div> : children}
    </section>
  );
};

/** From this many letters, a word may be wider than a phone, and browsers without Russian would break it anywhere. */
const LONG_WORD = 11;

/** The page's only h1. Where it has little room, a long word makes it smaller (app/styles/base.css). */
export function Headline({ title, className }: { title: string; className?: string }) {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return (
    <>
      {letters >= LONG_WORD && (
        <style>{`h1{font-size:min(10.8vw,var(--size),${136 / letters}cqi)}`}</style>
      )}
      <h1 className={className}>{title}</h1>
    </>
  );
}

/** A sentence or two that say what the page is about. */
export const Lead = ({ children }: PropsWithChildren) => (
  <p className="mt-4 max-w-prose text-xl">{children}</p>
);

/** The headline, with a lead under it. */
export const PageHeading = (page: { readonly title: string; readonly lead?: string }) => (
  <header className="@container">
    <Headline title={page.title} />
    {page.lead && <Lead>{page.lead}</Lead>}
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
              <h3>{title}</h3>
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
