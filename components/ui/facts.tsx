interface FactsProps {
  /** A few words each; empty ones are not known and not shown. */
  readonly texts: readonly string[];
  /** A sentence below them; may be empty. */
  readonly note?: string;
  readonly className?: string;
}

/** Answers to the first questions: the price, the system, the size, and for which devices there is none. */
export function Facts({ texts, note = '', className = 'mt-4' }: FactsProps) {
  const line = texts.filter((text) => text !== '').join('\u00a0· ');
  if (line + note === '') return null;
  return (
    <p className={`${className} max-w-prose text-muted`}>
      {line}
      {line && note && <br />}
      {note}
    </p>
  );
}
