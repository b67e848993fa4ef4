import { textLinkStyle } from '@/components/ui/action-style';
import { deletionForm } from '@/lib/content/deletion-form';

/** Ids of the elements that describe the field. */
export const HINT_ID = 'email-hint';
export const ERROR_ID = 'email-error';

const { hint, invalid, sending, refused, sentTo, change } = deletionForm;

interface FieldMessageProps {
  /** What is wrong with the address; undefined if nothing is. */
  readonly error: string | undefined;
  /** Of the request; undefined: none is made or spoken of. */
  readonly state: 'sending' | 'sent' | 'refused' | undefined;
  /** Where the email was sent. */
  readonly address: string;
  /** The address is wrong. */
  readonly onChange: () => void;
}

/** What a screen reader announces of the request. The address stands by itself, so that a mistake in it is seen. */
const said = (state: FieldMessageProps['state'], address: string) =>
  state === 'sent' ? (
    <>
      <span>{`${sentTo} `}</span>
      <b translate="no" className="form-address">
        {address}
      </b>
    </>
  ) : (
    state && { sending, refused }[state]
  );

/**
 * The field's hint, whose place the error, and later the state of the request, takes. The error
 * appears when the field loses the focus, and must not move the button that the pointer is about to
 * press.
 */
export const FieldMessage = ({ error, state, address, onChange }: FieldMessageProps) => {
  const isRequestSaid = error === undefined || state === 'refused';
  return (
    <div data-reserve={`${invalid}\n${refused}`} className="reserved form-message font-medium">
      <p
        id={HINT_ID}
        suppressHydrationWarning
        className={`font-normal text-muted ${state || error !== undefined ? 'invisible' : ''}`}
      >
        {hint}
      </p>
      <div>
        {error !== undefined && (
          <p id={ERROR_ID} className="text-bad">
            {error}
          </p>
        )}
        <p role="status" className="inline font-normal">
          {isRequestSaid && said(state, address)}
        </p>
        {state === 'sent' && (
          <button type="button" onClick={onChange} className={`${textLinkStyle} -my-1 py-1`}>
            {change}
          </button>
        )}
      </div>
    </div>
  );
};
