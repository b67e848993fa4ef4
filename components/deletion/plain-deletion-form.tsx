import { fieldStyle } from './field-style';
import { buttonStyle } from '@/components/ui/button-style';
import { DELETION_PARAMETER, DELETION_PATH } from '@/lib/deletion/request-deletion';
import { settings } from '@/lib/settings';

const FIELD_ID = 'plain-email';

/** The same call for browsers without scripts: a GET form, checked by the browser. */
export const PlainDeletionForm = () => (
  <noscript>
    <form
      method="get"
      action={`${settings.apiUrl}${DELETION_PATH}`}
      className="flex max-w-prose flex-col gap-5"
    >
      <div>
        <label htmlFor={FIELD_ID} className="block font-semibold">
          Введите адрес электронной почты
        </label>
        <input
          id={FIELD_ID}
          name={DELETION_PARAMETER}
          type="email"
          required
          autoComplete="email"
          className={fieldStyle}
        />
      </div>
      <button type="submit" className={`${buttonStyle.primary} self-start`}>
        Отправить
      </button>
    </form>
  </noscript>
);
