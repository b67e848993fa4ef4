import { HINT_ID } from './field-message';
import { EMAIL_PATTERN } from '@/lib/deletion/email-schema';
import { DELETION_PARAMETER } from '@/lib/deletion/request-deletion';

const FIELD_ID = 'email';

/**
 * The address field and its label. Rendered on the server only, so that hydration leaves the field,
 * the typed text, and anything that an extension has added, as they are.
 */
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
      // Firefox would call a required field invalid before anything was typed.
      aria-invalid="false"
      aria-describedby={HINT_ID}
      className="mt-2 min-h-12 w-full rounded-xl border border-muted bg-surface px-4 text-lg"
    />
  </>
);
