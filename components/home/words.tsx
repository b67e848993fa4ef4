import { type ReactNode } from 'react';
import { Word } from './word';
import { textLinkStyle } from '@/components/ui/action-style';
import { home } from '@/lib/content/home';
import { fillIn } from '@/lib/text/fill-in';

const FORM_ID = 'recall';
/** Takes the place of the number, which CSS counts. */
const NUMBER = '\n';

const { again, end, hint } = home.recall;
const [before, after] = fillIn(end, { known: NUMBER, all: `${home.senses.length}` }).split(NUMBER);

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
          <Word key={example.foreign} form={FORM_ID} number={index + 1} example={example} />
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
