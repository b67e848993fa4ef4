import { type ReactNode } from 'react';

interface SenseProps {
  /** Position in the list, from 1. */
  readonly number: number;
  /** Abbreviated usage label, as in dictionaries. */
  readonly label: string;
  readonly meaning: string;
  /** An example of this sense. */
  readonly children?: ReactNode;
}

/** One numbered sense of a dictionary entry. */
export const Sense = ({ number, label, meaning, children }: SenseProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline">
    <span className="font-serif text-xl font-bold text-link">{number}</span>
    <div>
      <p>
        <span className="mr-1 text-sm text-muted italic">{label}</span> {meaning}
      </p>
      {children}
    </div>
  </li>
);
