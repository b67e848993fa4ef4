import { textLinkStyle } from '@/components/ui/action-style';
import { type AddressFault } from '@/lib/email-address/email-address';

/** Ids of the elements that describe the field. */
export const HINT_ID = 'email-hint';
export const ERROR_ID = 'email-error';

export type FieldWords = Readonly<
  Record<'hint' | 'invalid' | 'mixed' | 'number' | 'refused' | 'failed' | 'change', string> &
    Record<'sending' | 'sentTo', string>
>;

/** Result of the visitor's last attempt to send the form. */
export interface FormResult {
  readonly kind: 'sending' | 'sent' | 'failed' | 'invalid';
  /** What shows the result. While it is `closing`, the dialog is being removed. */
  readonly phase: 'dialog' | 'closing' | 'form';
  /** The address in the request; empty if no request was sent. */
  readonly address: string;
}

interface FieldMessageProps {
  readonly words: FieldWords;
  readonly error: AddressFault | undefined;
  /** Result of the last attempt; undefined if there is none to show. */
  readonly result: FormResult | undefined;
  /** Called when the visitor wants to correct the address. */
  readonly onChange: () => void;
}

/** Returns the text for a result. The address is emphasised, so that the visitor notices a typing error. */
const resultText = ({ kind, address }: FormResult, words: FieldWords) =>
  kind === 'sent' ? (
    <>
      <span>{`${words.sentTo} `}</span>
      <b translate="no" className="form-address">
        {address}
      </b>
    </>
  ) : (
    words[kind === 'invalid' ? 'refused' : kind]
  );

/**
 * The text below the field: its hint, the error, or the result of the last attempt. All three share
 * one reserved space. Otherwise the error, which appears when the field loses the focus, would move the
 * button that the visitor is about to press.
 */
export function FieldMessage({ words, error, result, onChange }: FieldMessageProps) {
  const explanation = error && error !== 'other' && words[error];
  return (
    <div
      data-reserve={`${words.invalid}\n${words.refused}`}
      className="reserved form-message font-medium"
    >
      <p
        id={HINT_ID}
        suppressHydrationWarning
        className={`font-normal text-muted ${result || error ? 'invisible' : ''}`}
      >
        {words.hint}
      </p>
      <div>
        <div aria-live="polite">
          {error && (
            <p id={ERROR_ID} className="text-bad">
              <span className="block">{words.invalid}</span>
              {explanation && <span>{explanation}</span>}
            </p>
          )}
        </div>
        {/* The explanation takes the place of the text about the refused request. */}
        <p
          aria-live="polite"
          className={`${explanation ? 'sr-only' : 'inline font-normal'} ${result?.kind === 'failed' ? 'text-bad' : ''}`}
        >
          {result && (!error || result.kind === 'invalid') && resultText(result, words)}
        </p>
        {result?.kind === 'sent' && (
          <button type="button" onClick={onChange} className={`${textLinkStyle} -my-1 py-1`}>
            {words.change}
          </button>
        )}
      </div>
    </div>
  );
}
