import { type ReactNode } from 'react';

interface FactsProps {
  /** A few words each; empty ones are not known and not shown. */
  readonly texts: readonly ReactNode[];
  /** A sentence below them; may be empty. */
  readonly note?: string;
  readonly className?: string;
}

/**
 * Answers to the first questions: the price, the system, the size, and for which devices there is none.
 * A line breaks between two of them and not inside of one, unless that is wider than the line.
 */
export function Facts({ texts, note = '', className = 'mt-4' }: FactsProps) {
  const known = texts.filter((text) => text !== '');
  if (known.length === 0 && note === '') return null;
  return (
    <div className={`${className} max-w-prose text-muted`}>
      {known.length > 0 && (
        <ul className="flex flex-wrap">
          {known.map((text, index) => (
            <li key={index}>
              {text}
              {index < known.length - 1 && <span aria-hidden="true">{'\u00a0·\u00a0'}</span>}
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
