import { ProgramLinks } from './program-links';
import { Word } from './word';
import { home } from '@/lib/content/home';
import { type Site } from '@/lib/site/parse';

const { hint, end } = home.recall;

/** A game with the examples of the senses. After the last answer, it leads to the program. */
export const Words = ({ site }: { readonly site: Site }) => (
  <div className="words @container">
    <p className="gloss-hint mt-2 text-sm text-muted">
      <span className="mouse:hidden">{hint.touch}</span>
      <span className="touch:hidden">{hint.mouse}</span>
    </p>
    <ol className="mt-4 grid auto-cols-fr gap-2 @min-[34rem]:grid-cols-2">
      {home.senses.map(({ example }, index) => (
        <Word key={example.foreign} number={index + 1} example={example} />
      ))}
    </ol>
    <div role="status">
      <p className="words-end mt-4 font-semibold">{end}</p>
    </div>
    <div className="words-end">
      <ProgramLinks site={site} />
    </div>
  </div>
);
