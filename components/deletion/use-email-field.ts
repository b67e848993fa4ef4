import { useLayoutEffect, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { ERROR_ID, HINT_ID } from './field-message';
import { emailSchema } from '@/lib/deletion/email-schema';
import { DELETION_PARAMETER } from '@/lib/deletion/request-deletion';
import { typedAddress } from '@/lib/deletion/typed-address';

const validate = (value: string) =>
  emailSchema.safeParse(typedAddress(value)).error?.issues[0]?.message;

/**
 * Connects React Hook Form to the field, which React does not render. Text that was typed before
 * hydration becomes the form's value. A field that was filled in and left before hydration is
 * validated at once, because nothing has handled its `blur` event.
 *
 * @returns `submit`, which calls `send` with the address that the visitor meant if it is valid, and otherwise
 *   calls `refuse`; and `error`, the explanation of an invalid address, which may be empty
 */
export function useEmailField(form: RefObject<HTMLFormElement | null>) {
  const { register, handleSubmit, setValue, formState } = useForm<
    Record<typeof DELETION_PARAMETER, string>
  >({ mode: 'onTouched', shouldFocusError: false });
  const error = formState.errors[DELETION_PARAMETER]?.message;

  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    if (!field) return;
    const { ref, onChange, onBlur } = register(DELETION_PARAMETER, { validate });
    ref(field);
    const listeners = new AbortController();
    const { signal } = listeners;
    // Some password managers send only one of these events.
    for (const type of ['input', 'change']) field.addEventListener(type, onChange, { signal });
    // An empty field is not validated, because a screen reader's cursor may only be passing through it.
    const validateOnBlur = (event: FocusEvent) => field.value && onBlur(event);
    field.addEventListener('blur', validateOnBlur, { signal });
    if (field.value && document.activeElement !== field) {
      setValue(DELETION_PARAMETER, field.value, { shouldTouch: true, shouldValidate: true });
    }
    return () => listeners.abort();
  }, [form, register, setValue]);

  useLayoutEffect(() => {
    const field = form.current?.querySelector('input');
    field?.setAttribute('aria-invalid', String(error !== undefined));
    field?.setAttribute('aria-describedby', error === undefined ? HINT_ID : ERROR_ID);
  }, [form, error]);

  return {
    error,
    submit: (send: (email: string) => Promise<void>, refuse: () => void) => {
      // Scripts and password managers can change the field without an event.
      setValue(DELETION_PARAMETER, form.current?.querySelector('input')?.value ?? '');
      return handleSubmit((values) => send(typedAddress(values[DELETION_PARAMETER])), refuse)();
    },
  };
}
