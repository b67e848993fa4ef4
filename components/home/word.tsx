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
      <br />
      <label className="gloss">
        <input type="checkbox" className="gloss-cover" />
        <span className="gloss-name sr-only">{fillIn(show, { number: `${number}\u00a0` })}</span>
        <span className="gloss-text">{example.russian}</span>
      </label>
    </p>
    <fieldset className="answers min-h-14 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pt-2">
      <legend className="sr-only">{fillIn(question, { number: `${number}` })}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="relative px-3.5 py-1.5">
          <input
            type="radio"
            name={`word-${number}`}
            value={kind}
            className="absolute inset-0 cursor-pointer appearance-none rounded-xl border border-muted checked:border-2 checked:border-link checked:bg-accent-soft"
          />
          <span className="pointer-events-none relative">{answers[kind].name}</span>
        </label>
      ))}
      <div role="status" className="flex-[1_7rem] text-sm">
        {kinds.map((kind) => (
          <span key={kind} className={`answered-${kind}`}>
            {answers[kind].result}
          </span>
        ))}
      </div>
    </fieldset>
  </li>
);
