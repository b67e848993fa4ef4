import { home } from '@/lib/content/home';
import { fillIn } from '@/lib/text/fill-in';

const { answers, question, show } = home.recall;
const kinds = ['yes', 'no'] as const;

interface WordProps extends Pick<(typeof home.senses)[number], 'example'> {
  /** Position in the list, from 1. */
  readonly number: number;
}

/**
 * A word with its covered translation. When the visitor has uncovered it, the app's two answers appear, and then what
 * the app would do (app/styles/gloss.css).
 */
export const Word = ({ number, example }: WordProps) => (
  <li>
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
      <label className="gloss">
        <input type="checkbox" className="gloss-cover" />
        <span className="gloss-name sr-only">{fillIn(show, { number: `${number}\u00a0` })}</span>
        <span className="gloss-text">{example.russian}</span>
      </label>
    </p>
    <fieldset aria-label={fillIn(question, { number: `${number}` })} className="answers">
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={`word-${number}`} value={kind} /> {answers[kind].name}
        </label>
      ))}
      <div role="status" className="flex-1 text-sm">
        {kinds.map((kind) => (
          <span key={kind} className={`answered-${kind}`}>
            {answers[kind].result}
          </span>
        ))}
      </div>
    </fieldset>
  </li>
);
