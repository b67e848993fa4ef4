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
