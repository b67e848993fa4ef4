import { deletionForm } from '@/lib/content/deletion-form';

/** Ids of the elements that describe the field. */
export const HINT_ID = 'email-hint';
export const ERROR_ID = 'email-error';

interface FieldMessageProps {
  /** What is wrong with the address; undefined if nothing is. */
  readonly error: string | undefined;
  readonly isSending: boolean;
}

/**
 * The field's hint, whose place the error, and later the state of the request, takes. The error
 * appears when the field loses the focus, and must not move the button that the pointer is about to
 * press.
 */
export const FieldMessage = ({ error, isSending }: FieldMessageProps) => (
  <div data-reserve={deletionForm.invalid} className="reserved form-message font-medium">
    <p
      id={HINT_ID}
      suppressHydrationWarning
      className={`font-normal text-muted ${isSending || error !== undefined ? 'invisible' : ''}`}
    >
      {deletionForm.hint}
    </p>
    {error !== undefined && (
      <p id={ERROR_ID} className="text-bad">
        {error}
      </p>
    )}
    <p role="status">{isSending && error === undefined && deletionForm.sending}</p>
  </div>
);
