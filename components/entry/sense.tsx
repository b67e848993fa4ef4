interface SenseProps {
  /** Position in the list, from 1. */
  readonly number: number;
  /** Abbreviated usage label, as in dictionaries. */
  readonly label: string;
  readonly meaning: string;
}

/** One numbered sense of a dictionary entry. */
export const Sense = ({ number, label, meaning }: SenseProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline">
    <span className="font-serif text-xl font-bold text-link">{number}</span>
    <p>
      <span className="mr-1 text-sm text-muted italic">{label}</span> {meaning}
    </p>
  </li>
);
