import { type RefObject, useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ERROR_ID, HINT_ID } from './email-field';
import { DELETION_PARAMETER } from '@/lib/browser/deletion/request-deletion';
import {
  addressFault,
  type AddressFault,
  typedAddress,
} from '@/lib/browser/email-address/email-address';

export type FormRef = RefObject<HTMLFormElement | null>;

export const fieldOf = (form: FormRef) =>
  form.current?.elements.namedItem(DELETION_PARAMETER) as HTMLInputElement | null | undefined;

// React Hook Form's own value is not used: scripts and password managers can change the field without an event.
const addressIn = (form: FormRef) => typedAddress(fieldOf(form)?.value ?? '');

/**
 * Lets React Hook Form, not the browser, validate the field, which React does not render. A field that was left before
 * hydration, or that the browser has filled in, is validated at once. Nothing sets the field's value: in Chromium the
 * visitor would then see a Cyrillic domain in Punycode. `submit` sends the address that the visitor meant, or refuses.
 */
export function useEmailField(form: FormRef) {
  const { register, handleSubmit, formState } = useForm<Record<typeof DELETION_PARAMETER, string>>({
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const error = formState.errors[DELETION_PARAMETER]?.message as AddressFault | undefined;

  useLayoutEffect(() => {
    const field = fieldOf(form);
    if (!field?.form) return;
    field.form.noValidate = true;
    const { ref, onChange, onBlur } = register(DELETION_PARAMETER, {
      validate: () => addressFault(addressIn(form)),
    });
    ref(field);
    const listeners = new AbortController();
    const { signal } = listeners;
    // Some password managers send only one of these events.
    for (const type of ['input', 'change']) field.addEventListener(type, onChange, { signal });
    const hasFocus = () => field === document.activeElement;
    // The field loses the focus to another window, too, and is then still the active element.
    field.addEventListener('blur', (event) => hasFocus() || onBlur(event), { signal });
    if ('left' in field.dataset || (field.value && !hasFocus())) {
      void onBlur({ target: field, type: 'blur' });
    }
    return () => listeners.abort();
  }, [form, register]);

  useLayoutEffect(() => {
    const field = fieldOf(form);
    field?.setAttribute('aria-invalid', String(error !== undefined));
    field?.setAttribute('aria-describedby', error ? ERROR_ID : HINT_ID);
  }, [form, error]);

  return {
    error,
    submit: (send: (email: string) => Promise<void>, refuse: () => void) =>
      handleSubmit(() => send(addressIn(form)), refuse)(),
  };
}
