import { Answers } from './answers';
import { Gloss } from './gloss';
import { ProgramLinks } from './program-links';
import { home } from '@/lib/content/home';
import { type Site } from '@/lib/site/parse';

interface WordsProps {
  readonly site: Site;
}

/** A game with the examples of the senses: the visitor recalls a translation, uncovers it and answers. */
export const Words = ({ site }: WordsProps) => (
  <div className="words">
    <p className="gloss-hint mt-2 text-sm text-muted">
      <span className="mouse:hidden">{home.recall.hint.touch}</span>
      <span className="touch:hidden">{home.recall.hint.mouse}</span>
    </p>
    <ol className="mt-4 grid grid-cols-1 gap-2 sm:max-md:grid-cols-2">
      {home.senses.map(({ example }, index) => (
        <li key={example.foreign}>
          <p className="font-serif text-xl">
            <span lang={example.lang} translate="no" className="font-bold">
              {example.foreign}
            </span>{' '}
            {/* A screen reader would spell out the transcription. */}
            <span
              aria-hidden="true"
              lang={`${example.lang}-fonipa`}
              className="inline-block text-base text-muted"
            >
              {example.transcription}
            </span>
            <br />
            <Gloss number={index + 1} text={example.russian} />
          </p>
          <Answers number={index + 1} />
        </li>
      ))}
    </ol>
    <div role="status">
      <p className="words-end mt-4 font-semibold">{home.recall.end}</p>
    </div>
    <div className="words-end">
      <ProgramLinks site={site} />
    </div>
  </div>
);
