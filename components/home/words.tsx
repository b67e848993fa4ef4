import { type ReactNode } from 'react';
import { textLinkStyle } from '@/components/ui/action-style';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { fillIn } from '@/lib/text/fill-in';
import { home } from '@/lib/words/home';

const FORM_ID = 'recall';
/** Takes the place of the number, which CSS counts. */
const NUMBER = '\n';

const { again, answers, end, hint, question, show } = home.recall;
const [before, after] = fillIn(end, { known: NUMBER, all: `${home.senses.length}` }).split(NUMBER);
const icons = { yes: <CheckIcon />, no: <CloseIcon /> } as const;
const kinds = ['yes', 'no'] as const;

interface WordProps extends Pick<(typeof home.senses)[number], 'example'> {
  /** Position in the list, from 1. */
  readonly number: number;
}

/**
 * A word with its covered translation and the app's two answers. An answer uncovers the translation and shows what the
 * app would do (app/styles/answers.css).
 */
const Word = ({ number, example }: WordProps) => (
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
        <input type="checkbox" form={FORM_ID} className="gloss-cover" />
        <span className="gloss-name sr-only">{fillIn(show, { number: `${number}\u00a0` })}</span>
        <span className="gloss-text">{example.russian}</span>
      </label>
    </p>
    <fieldset aria-label={fillIn(question, { number: `${number}` })} className="answers">
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" form={FORM_ID} name={`word-${number}`} value={kind} />
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

/**
 * A game with the examples of the senses. After the last answer, it says how many words the visitor knew and shows
 * the children. The form only clears the game: with the method `dialog` outside a dialog, it sends nothing. The list is
 * not in the form, because reader modes leave out forms.
 */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <div className="words @container">
    <p className="gloss-hint mt-1 text-muted sm:mt-2">{hint}</p>
    <div className="game mt-3 sm:mt-4">
      <ol className="grid auto-cols-fr gap-x-6 gap-y-5 @min-[34rem]:grid-cols-2">
        {home.senses.map(({ example }, index) => (
          <Word key={example.foreign} number={index + 1} example={example} />
        ))}
      </ol>
      <div className="game-end">
        <div role="status">
          <p>
            {before}
            <span className="recalled" />
            {after}
          </p>
        </div>
        {children}
      </div>
    </div>
    <form id={FORM_ID} method="dialog">
      <button type="reset" className={`game-again ${textLinkStyle}`}>
        {again}
      </button>
    </form>
  </div>
);
