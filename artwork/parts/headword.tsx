import type { Word } from '../words';

interface HeadwordProps {
  word: Word;
  size?: 'small' | 'medium' | 'large';
  /** The text marker behind the word being learnt. */
  marked?: boolean;
}

export function Headword({ word, size = 'medium', marked = false }: HeadwordProps) {
  return (
    <div className={`headword headword--${size}`} lang={word.language}>
      {word.article && <span className="headword__article">{word.article} </span>}
      <span className={marked ? 'marker' : undefined}>{word.headword}</span>
    </div>
  );
}
