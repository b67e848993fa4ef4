import { type ReactNode } from 'react';

interface ContactCardProps {
  readonly title: string;
  /** Advice that is shown above the link. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One way to reach the developer. */
export const ContactCard = ({ title, text, children }: ContactCardProps) => (
  <section className="flex flex-col rounded-2xl border border-line bg-surface px-[clamp(8px,32px-1rem,16px)] py-6 sm:p-8">
    <h2 className="font-serif text-2xl font-bold">{title}</h2>
    <div className="mt-3 text-muted">{text}</div>
    <div className="mt-auto pt-5">{children}</div>
  </section>
);
