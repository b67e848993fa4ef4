interface TextListProps {
  readonly as: 'ol' | 'ul';
  readonly texts: readonly string[];
  /** Margin above, size of the text, colour of the markers. */
  readonly className?: string;
}

/** A list of sentences or words with bullets or numbers. */
export const TextList = ({ as: List, texts, className = '' }: TextListProps) => (
  <List className={`list ${className}`}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </List>
);
