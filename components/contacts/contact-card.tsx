import { type ReactNode } from 'react';

interface ContactCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One way to contact the developer. */
export const ContactCard = ({ title, children }: ContactCardProps) => (
  <section className="flex flex-col rounded-2xl border border-line bg-surface px-[clamp(8px,32px-1rem,16px)] py-6 sm:p-8 lg:px-6">
    <h2 className="font-serif text-2xl font-bold">{title}</h2>
    {children}
  </section>
);
