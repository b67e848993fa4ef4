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
 * A line breaks between two of them if it can, and the dot before the first of a line is cut off.
 */
export function Facts({ texts, note = '', className = 'mt-4' }: FactsProps) {
  const known = texts.filter((text) => text !== '');
  if (known.length === 0 && note === '') return null;
  return (
    <div className={`${className} max-w-prose text-muted`}>
      {known.length > 0 && (
        <ul className="relative flex flex-wrap gap-x-4 overflow-hidden">
          {known.map((text, index) => (
            <li key={index}>
              <span aria-hidden="true" className="absolute -ml-2.5">
                ·
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
