interface TextListProps {
  readonly as: 'ol' | 'ul';
  readonly texts: readonly string[];
  /** Classes for the margin above the list, the text size and the colour of the markers. */
  readonly className?: string;
}

/** A bulleted or numbered list. */
export const TextList = ({ as: List, texts, className = '' }: TextListProps) => (
  <List className={`list ${className}`}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </List>
);
