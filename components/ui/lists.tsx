import { type ReactNode } from 'react';

export interface TextListProps {
  readonly as: 'ol' | 'ul';
  readonly texts: readonly string[];
  /** Classes for the margin above the list, the text size and the colour of the markers. */
  readonly className?: string;
}

/** A bulleted or numbered list; nothing if there are no texts. */
export const TextList = ({ as: List, texts, className = '' }: TextListProps) =>
  texts.length > 0 && (
    <List className={`list ${className}`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );

interface FactLineProps {
  /** Short texts. Empty strings are not shown. */
  readonly facts: readonly ReactNode[];
  readonly className?: string;
}

/** Facts about a program, such as its price. A line breaks inside a fact only if the fact is wider than the line. */
export function FactLine({ facts, className = 'mt-4' }: FactLineProps) {
  const known = facts.filter((fact) => fact !== '');
  return (
    known.length > 0 && (
      <ul
        className={`relative flex flex-wrap gap-x-[1em] wrap-anywhere text-muted [clip-path:inset(-16px_-5px)] ${className}`}
      >
        {known.map((fact, index) => (
          <li key={index}>
            {/* The dot is in the gap before the fact. At the start of a line it is cut off, unlike focus rings. */}
            <span aria-hidden className="absolute -ml-[0.625em]">
              ·
            </span>
            {fact}
          </li>
        ))}
      </ul>
    )
  );
}
