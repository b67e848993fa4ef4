interface TextListProps {
  readonly as: 'ol' | 'ul';
  readonly texts: readonly string[];
}

/** A list of sentences or words. */
export const TextList = ({ as: List, texts }: TextListProps) => (
  <List
    className={`space-y-1 pl-6 marker:text-accent ${List === 'ol' ? 'list-decimal' : 'list-disc'}`}
  >
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </List>
);
