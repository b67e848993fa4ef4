import { HINT_ID } from './field-message';
import { DELETION_PARAMETER } from '@/lib/deletion/request-deletion';
import { EMAIL_PATTERN } from '@/lib/email-address/email-address';

const FIELD_ID = 'email';

/**
 * The address field and its label. Only the server renders them, so that hydration does not change the
 * field, the typed text or anything that a browser extension has added.
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
      // Without this attribute Firefox would tell screen readers that the empty field is invalid.
      aria-invalid="false"
      aria-describedby={HINT_ID}
      className="mt-2 min-h-12 w-full rounded-xl border border-muted bg-surface px-4"
    />
  </>
);
