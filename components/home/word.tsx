import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { home } from '@/lib/content/home';
import { fillIn } from '@/lib/text/fill-in';

const { answers, question, show } = home.recall;
const icons = { yes: <CheckIcon />, no: <CloseIcon /> } as const;
const kinds = ['yes', 'no'] as const;

interface WordProps extends Pick<(typeof home.senses)[number], 'example'> {
  /** Position in the list, from 1. */
  readonly number: number;
  /** Id of the form that clears the game. */
  readonly form: string;
}

/**
 * A word with its covered translation and the app's two answers. An answer uncovers the translation and shows what the
 * app would do (app/styles/answers.css).
 */
export const Word = ({ number, form, example }: WordProps) => (
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
        <input type="checkbox" form={form} className="gloss-cover" />
        <span className="gloss-name sr-only">{fillIn(show, { number: `${number}\u00a0` })}</span>
        <span className="gloss-text">{example.russian}</span>
      </label>
    </p>
    <fieldset aria-label={fillIn(question, { number: `${number}` })} className="answers">
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" form={form} name={`word-${number}`} value={kind} />
          {icons[kind]}
          {answers[kind].name}
        </label>
      ))}
      <div
        role="status"
        data-reserve={answers.yes.result}
        data-other={answers.no.result}
        className="reserved"
      >
        {kinds.map((kind) => (
          <span key={kind} className={`answered-${kind}`}>
            {answers[kind].result}
          </span>
        ))}
      </div>
    </fieldset>
  </li>
);
