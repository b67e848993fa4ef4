import { useId, type ComponentProps } from 'react';
import { fieldStyle } from './field-style';

/** What an address that is none is told (copy.md). */
export const INVALID_EMAIL = 'Пожалуйста, введите корректный адрес электронной почты';

interface EmailFieldProps extends ComponentProps<'input'> {
  /** What is wrong with the value; undefined: nothing. */
  readonly error: string | undefined;
}

/**
 * The address field with its label and its error, joined for screen readers.
 * The error's room is kept free: it appears when the field is left, and must
 * not push the button away from under the pointer that is about to press it.
 */
export function EmailField({ error, ...input }: EmailFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Введите адрес электронной почты
      </label>
      <input
        {...input}
        id={id}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className={fieldStyle}
      />
      <div data-reserve={INVALID_EMAIL} className="reserved mt-2 font-medium text-bad">
        {error !== undefined && <p id={errorId}>{error}</p>}
      </div>
    </div>
  );
}
