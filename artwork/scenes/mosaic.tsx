import { Exercise } from '../parts/exercise';
import { words } from '../words';

const word = words.bursztyn;
const PLACED_LETTERS = 4;

/** All letters of the word, shuffled; `used` ones already stand in their places. */
const tiles = [
  { letter: 't' },
  { letter: 'u', used: true },
  { letter: 'z' },
  { letter: 'b', used: true },
  { letter: 'n' },
  { letter: 'r', used: true },
  { letter: 's', used: true },
  { letter: 'y' },
] as const;

export function Mosaic() {
  const letters = [...word.headword];
  return (
    <Exercise title="Мозаика" done={4} total={10}>
      <div className="panel panel--raised task">
        <div className="task__hint">Соберите слово по-польски</div>
        <div className="prompt">{word.translation}</div>
        <div className="slots" lang={word.language}>
          {letters.map((letter, place) => (
            <span key={place} className={`slot ${place < PLACED_LETTERS ? 'slot--placed' : ''}`}>
              {place < PLACED_LETTERS && letter}
            </span>
          ))}
        </div>
      </div>
      <div className="letters" lang={word.language}>
        {tiles.map((tile) => (
          <span key={tile.letter} className={`letter ${'used' in tile ? 'letter--used' : ''}`}>
            {tile.letter}
          </span>
        ))}
      </div>
    </Exercise>
  );
}
