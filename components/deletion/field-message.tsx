import { textLinkStyle } from '@/components/ui/action-style';
import { deletionForm } from '@/lib/content/deletion-form';
import { type NoticeKind } from '@/lib/content/notices';

/** Ids of the elements that describe the field. */
export const HINT_ID = 'email-hint';
export const ERROR_ID = 'email-error';

const { hint, invalid, sending, refused, failed, sentTo, change } = deletionForm;

/** Result of the visitor's last attempt to send the form. */
export interface FormResult {
  readonly kind: NoticeKind | 'sending';
  /** What shows the result. While it is `closing`, the dialog is being removed. */
  readonly phase: 'dialog' | 'closing' | 'form';
  /** The address in the request; empty if no request was sent. */
  readonly address: string;
}

interface FieldMessageProps {
  /** The explanation of an invalid address, which may be empty; undefined if the address is not invalid. */
  readonly error: string | undefined;
  /** Result of the last attempt; undefined if there is none to show. */
  readonly result: FormResult | undefined;
  /** Called when the visitor wants to correct the address. */
  readonly onChange: () => void;
}

/** Returns the text for a result. The address is emphasised, so that the visitor notices a typing error. */
const resultText = ({ kind, address }: FormResult) =>
  kind === 'sent' ? (
    <>
      <span>{`${sentTo} `}</span>
      <b translate="no" className="form-address">
        {address}
      </b>
    </>
  ) : (
    { sending, failed, invalid: refused }[kind]
  );

/**
 * The text below the field: its hint, the error, or the result of the last attempt. All three share
 * one reserved space. Otherwise the error, which appears when the field loses the focus, would move the
 * button that the visitor is about to press.
 */
export const FieldMessage = ({ error, result, onChange }: FieldMessageProps) => (
  <div data-reserve={`${invalid}\n${refused}`} className="reserved form-message font-medium">
    <p
      id={HINT_ID}
      suppressHydrationWarning
      className={`font-normal text-muted ${result || error !== undefined ? 'invisible' : ''}`}
    >
      {hint}
    </p>
    <div>
      {error !== undefined && (
        <p id={ERROR_ID} className="text-bad">
          <span className="block">{invalid}</span>
          {error && <span>{error}</span>}
        </p>
      )}
      {/* The explanation takes the place of the text about the refused request. */}
      <p
        aria-live="polite"
        className={`${error ? 'sr-only' : 'inline font-normal'} ${result?.kind === 'failed' ? 'text-bad' : ''}`}
      >
        {result && (error === undefined || result.kind === 'invalid') && resultText(result)}
      </p>
      {result?.kind === 'sent' && (
        <button type="button" onClick={onChange} className={`${textLinkStyle} -my-1 py-1`}>
          {change}
        </button>
      )}
    </div>
  </div>
);
