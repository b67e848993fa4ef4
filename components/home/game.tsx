import { type ReactNode } from 'react';
import { ClosingWord } from '@/components/entry/entry';
import { textLinkStyle } from '@/components/ui/action-style';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { fillIn } from '@/lib/text/fill-in';
import { home } from '@/lib/words/home';

const FORM_ID = 'game';
const FORGOTTEN_ID = 'forgotten';
/** Divides the sentence where CSS puts the number, which it counts (app/styles/game.css). */
const NUMBER = '\n';

const { again, answers, end, forgotten, hint, question, show, showAgain, toForgotten } = home.game;
const endParts = fillIn(end, { known: NUMBER, all: `${home.senses.length}` }).split(NUMBER);
const icons = { yes: <CheckIcon />, no: <CloseIcon /> } as const;
const kinds = ['yes', 'no'] as const;

type Sense = (typeof home.senses)[number];

/** A word with its translation under a stroke (app/styles/translation.css). `show` says what a click on it does. */
const Word = ({ example, show }: Pick<Sense, 'example'> & { readonly show: string }) => (
  <p className="font-serif text-xl">
    <span lang={example.lang} dir="auto" translate="no" className="font-bold">
      {example.foreign}
    </span>{' '}
    {/* A screen reader would spell out the transcription. */}
    {example.transcription && (
      <span
        aria-hidden
        lang={`${example.lang}-fonipa`}
        className="inline-block text-base text-muted"
      >
        {example.transcription}
      </span>
    )}
    <label className="translation">
      <input type="checkbox" form={FORM_ID} className="game-part translation-stroke" />
      <span className="game-part sr-only">{`${show}\u00a0`}</span>
      <span className="translation-text">{example.russian}</span>
    </label>
  </p>
);

/** The app's two answers. An answer uncovers the translation and shows what the app would do (app/styles/game.css). */
const Answers = ({ number }: { readonly number: string }) => (
  <fieldset aria-label={fillIn(question, { number })} className="game-part answers">
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" form={FORM_ID} name={`word-${number}`} value={kind} />
          {icons[kind]}
          {answers[kind].name}
        </label>
      ))}
    </div>
    <div role="status" className="reserved">
      {kinds.map((kind) => (
        <span key={kind} className={`answered-${kind}`}>
          {answers[kind].result}
        </span>
      ))}
    </div>
  </fieldset>
);

/**
 * A game with the examples of the senses. After the last answer, the number of known words, a link to the forgotten ones
 * and the children take the place of the hint. The form only clears the game: with the method `dialog` outside a dialog,
 * it sends nothing. The list is not in it, because reader modes leave out forms.
 */
export const Game = ({ children }: { readonly children: ReactNode }) => (
  <div className="game @container relative flex flex-col">
    <p className="game-part game-hint absolute text-muted">{hint}</p>
    <ol className="game-words mt-2 grid auto-cols-fr gap-x-8 gap-y-5 @min-[34rem]:grid-cols-2">
      {home.senses.map(({ example }, index) => (
        <li key={example.foreign}>
          <Word example={example} show={fillIn(show, { number: `${index + 1}` })} />
          <Answers number={`${index + 1}`} />
        </li>
      ))}
    </ol>
    <div data-reserve={hint} className="game-part game-end reserved">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
        <div role="status" className="game-score">
          <p>
            {endParts.map((part, index) => (
              <span key={index}>{part}</span>
            ))}
          </p>
          {forgotten && toForgotten && (
            <a href={`#${FORGOTTEN_ID}`} className={`${textLinkStyle} text-sm`}>
              {toForgotten}
            </a>
          )}
        </div>
        {children}
      </div>
    </div>
    <form id={FORM_ID} method="dialog">
      <button type="reset" className={`game-part game-again mt-5 py-2 ${textLinkStyle}`}>
        {again}
      </button>
    </form>
  </div>
);

const forgottenIf = (word: string) => `article:has(${word}[value=no]:checked)`;
const forgottenWords = home.senses.map(
  (_, index) => `${forgottenIf(`[name=word-${index + 1}]`)} .forgotten li:nth-child(${index + 1})`,
);

/**
 * The words that the visitor has answered with «Не помню», covered again; without any, the headword. Only CSS
 * knows the answers; it needs a rule for each word. In the layer `base`, Tailwind hides `[hidden]` with `!important`.
 */
export const ForgottenWords = () =>
  forgotten && home.senses.length > 0 ? (
    <>
      <style>{`@layer base{@supports selector(:has(a)){@media screen and (forced-colors:none){
${forgottenIf('')} .forgotten,${forgottenWords.join()}{display:block!important}
${forgottenIf('')} .none-forgotten{display:none}}}}`}</style>
      <div id={FORGOTTEN_ID} tabIndex={-1} hidden className="forgotten mb-6 scroll-mt-6">
        <p className="font-serif text-2xl font-bold">{forgotten}</p>
        <ul>
          {home.senses.map(({ example }, index) => (
            <li key={example.foreign} hidden className="mt-4">
              <Word example={example} show={fillIn(showAgain, { number: `${index + 1}` })} />
            </li>
          ))}
        </ul>
      </div>
      <div className="none-forgotten">
        <ClosingWord />
      </div>
    </>
  ) : (
    <ClosingWord />
  );
