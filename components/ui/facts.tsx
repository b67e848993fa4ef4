interface FactsProps {
  /** A few words each; empty: not known, and not shown. */
  readonly texts: readonly string[];
  /** A sentence below them; empty: none. */
  readonly note?: string;
  readonly className?: string;
}

/** What everybody asks first: the price, what it runs on, how large it is, and where there is none. */
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
