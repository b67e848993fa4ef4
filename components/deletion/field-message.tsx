import { deletionForm } from '@/lib/content/deletion-form';

/** Ids of what describes the field. */
export const HINT_ID = 'email-hint';
export const ERROR_ID = 'email-error';

interface FieldMessageProps {
  /** What is wrong with the address; undefined: nothing. */
  readonly error: string | undefined;
  readonly isSending: boolean;
}

/**
 * The field's hint. The error, and later the state of the request, takes its place: the error appears when the
 * field is left, and must not push the button away from under the pointer that is about to press it.
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
