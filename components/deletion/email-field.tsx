import { type ComponentProps, type ReactNode } from 'react';
import { deletionForm } from '@/lib/content/deletion-form';

/** Error for an invalid address. */
export const INVALID_EMAIL = 'Пожалуйста, введите корректный адрес электронной почты';

const FIELD_ID = 'email';
const HINT_ID = 'email-hint';
const ERROR_ID = 'email-error';

interface EmailFieldProps extends ComponentProps<'input'> {
  /** What is wrong with the value; undefined: nothing. */
  readonly error: string | undefined;
  /** Another text in the hint's place. */
  readonly children: ReactNode;
  /** Whether that text is shown. */
  readonly isBusy: boolean;
}

/**
 * The address field with its label, its hint and its error, joined for screen
 * readers. The error appears when the field is left, and must not push the
 * button away from under the pointer that is about to press it: it takes the
 * hint's place.
 */
export const EmailField = ({ error, children, isBusy, ...input }: EmailFieldProps) => (
  <>
    <div className="form-line">
      <label htmlFor={FIELD_ID} className="block font-semibold">
        Введите адрес электронной почты
      </label>
      <input
        {...input}
        id={FIELD_ID}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? HINT_ID : ERROR_ID}
        className="mt-2 min-h-12 w-full rounded-xl border border-muted bg-surface px-4 text-lg aria-invalid:border-bad"
      />
    </div>
    <div data-reserve={INVALID_EMAIL} className="reserved form-message font-medium">
      <p
        id={HINT_ID}
        className={`font-normal text-muted ${isBusy || error !== undefined ? 'invisible' : ''}`}
      >
        {deletionForm.hint}
      </p>
      {error !== undefined && (
        <p id={ERROR_ID} className="text-bad">
          {error}
        </p>
      )}
      {children}
    </div>
  </>
);
