interface TextListProps {
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
