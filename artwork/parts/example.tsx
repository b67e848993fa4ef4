import type { Word } from '../words';

export function Example({ word, translated = true }: { word: Word; translated?: boolean }) {
  const [text, translation] = word.example;
  const [before, match, after] = text.split('*');
  return (
    <div className="example">
      <div className="example__text" lang={word.language}>
        {before}
        <b>{match}</b>
        {after}
      </div>
      {translated && <div className="example__translation">{translation}</div>}
    </div>
  );
}
