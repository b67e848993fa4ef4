import { textLinkStyle } from '@/components/ui/action-style';
import { DELETION_PARAMETER } from '@/lib/browser/deletion/request-deletion';
import { type AddressFault, EMAIL_PATTERN } from '@/lib/browser/email-address/email-address';
import { type deletionForm } from '@/lib/words/deletion-form';
import { type NoticeKind } from '@/lib/words/notices';

const FIELD_ID = 'email';

export const HINT_ID = 'email-hint';
export const ERROR_ID = 'email-error';

/** Only the server renders the field, so that hydration does not change the typed text or what an extension has added. */
export const EmailField = () => (
  <>
    <label htmlFor={FIELD_ID} className="block font-semibold">
      Введите адрес электронной почты
    </label>
    <input
      id={FIELD_ID}
      name={DELETION_PARAMETER}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      pattern={EMAIL_PATTERN}
      // Without this attribute Firefox would tell screen readers that the empty field is invalid.
      aria-invalid="false"
      aria-describedby={HINT_ID}
      className="mt-2 min-h-12 w-full rounded-control border border-edge bg-surface px-4 aria-invalid:border-bad aria-invalid:[box-shadow:inset_0_0_0_1px_var(--bad)]"
    />
  </>
);

export interface FormResult {
  readonly kind: 'sending' | NoticeKind;
  /** What shows the result. While it is `closing`, the dialog is being removed. */
  readonly phase: 'dialog' | 'closing' | 'form';
  readonly address: string;
}

interface FieldMessageProps {
  readonly words: typeof deletionForm;
  readonly error: AddressFault | undefined;
  readonly result: FormResult | undefined;
  readonly onChange: () => void;
}

/**
 * Returns the text for a result. The address is emphasised, so that the visitor notices a typing error. A long one is cut
 * off, because the message has a reserved space; the field has the whole one.
 */
const resultText = ({ kind, address }: FormResult, words: typeof deletionForm) =>
  kind === 'sent' ? (
    <>
      <span>{`${words.sentTo} `}</span>
      <b
        translate="no"
        className="mr-[.5em] inline-block max-w-[min(100%,max(20rem,100%-9em))] truncate align-bottom font-semibold"
      >
        {address}
      </b>
    </>
  ) : (
    words[kind === 'invalid' ? 'refused' : kind]
  );

/**
 * The text below the field: its hint, the error, or the result of the last attempt, in one reserved space. Otherwise the
 * error, which appears when the field loses the focus, would move the button that the visitor is about to press.
 */
export function FieldMessage({ words, error, result, onChange }: FieldMessageProps) {
  const explanation = error && error !== 'other' && words[error];
  return (
    <div
      data-reserve={`${words.invalid}\n${words.refused}`}
      className="reserved col-span-full mt-2 mb-3 min-w-0 text-sm font-medium"
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
