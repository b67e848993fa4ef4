import { type ReactNode } from 'react';

interface DeletionSectionProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A headed part of the deletion page, named by its heading. */
export const DeletionSection = ({ id, title, className = '', children }: DeletionSectionProps) => (
  <section
    aria-labelledby={id}
    className={`max-w-prose space-y-3 [&_h3]:font-semibold ${className}`}
  >
    <h2 id={id} className="font-serif text-2xl font-bold">
      {title}
    </h2>
    {children}
  </section>
);
