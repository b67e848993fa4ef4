import { type ReactNode } from 'react';

interface FactsProps {
  /** Short texts. Empty strings are not shown. */
  readonly texts: readonly ReactNode[];
  /** A sentence below the facts; may be empty. */
  readonly note?: string;
  readonly className?: string;
}

/**
 * Facts about a program, such as its price, and a note about devices for which the app does not exist. A line
 * breaks inside a fact only if the fact is wider than the line.
 */
export function Facts({ texts, note = '', className = 'mt-4' }: FactsProps) {
  const known = texts.filter((text) => text !== '');
  if (known.length === 0 && note === '') return null;
  return (
    <div className={`${className} text-muted`}>
      {known.length > 0 && (
        <ul className="relative flex flex-wrap gap-x-[1em] wrap-anywhere [clip-path:inset(-16px_-5px)]">
          {known.map((text, index) => (
            <li key={index}>
              {/* The dot is in the gap before the fact. At the start of a line it is cut off, unlike focus rings. */}
              <span aria-hidden="true" className="absolute -ml-[0.625em]">
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
