import { home } from '@/lib/content/home';
import { fillIn } from '@/lib/text/fill-in';

const { answers, question } = home.recall;
const kinds = ['yes', 'no'] as const;

interface AnswersProps {
  /** Number of the word, from 1. */
  readonly number: number;
}

/**
 * The two answers of the app, which appear when the translation is uncovered, and what the app would do. They
 * are radio buttons, so no script is needed (app/styles/gloss.css).
 */
export const Answers = ({ number }: AnswersProps) => (
  <fieldset className="answers">
    <legend className="sr-only">{fillIn(question, { number: String(number) })}</legend>
    {kinds.map((kind) => (
      <label key={kind} className="answer">
        <input type="radio" name={`word-${number}`} value={kind} />
        <span>{answers[kind].name}</span>
      </label>
    ))}
    <div role="status" className="text-sm">
      {kinds.map((kind) => (
        <span key={kind} className={`answered-${kind}`}>
          {answers[kind].result}
        </span>
      ))}
    </div>
  </fieldset>
);
