import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

const find = (form: FormRef, selector: string) =>
  form.current?.querySelector<HTMLElement>(selector) ?? null;

const fieldOf = (form: FormRef) => form.current?.querySelector('input') ?? null;
const buttonOf = (form: FormRef) => find(form, '[type=submit]');
const timerOf = (form: FormRef) => find(form, '[role=timer]');

/**
 * Where the focus goes in the form, so that a keyboard never loses its place on the page. A disabled
 * button loses the focus, and so does a text that goes away.
 *
 * @param isDisabled whether the button is, now
 */
export function useFormFocus(form: FormRef, isDisabled: boolean) {
  const sentFrom = useRef<Element>(null);
  const isLost = useRef(false);

  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    (isDisabled ? fieldOf(form) : buttonOf(form))?.focus();
  });

  /** The answer is read: back to where the visitor was, but not to the button while it is disabled. */
  const comeBack = useCallback(() => {
    const field = fieldOf(form);
    const place = sentFrom.current === field ? field : (timerOf(form) ?? buttonOf(form));
    place?.focus();
  }, [form]);

  /** The countdown goes, and has the focus. */
  const lose = useCallback(() => {
    isLost.current = true;
  }, []);

  return {
    /** Before a try: the visitor comes back to this place. */
    remember() {
      sentFrom.current = document.activeElement;
    },
    /** After the wait has begun, which disables the button. */
    leaveButton() {
      if (sentFrom.current === buttonOf(form)) timerOf(form)?.focus();
    },
    /** The address was refused: the visitor comes back to the field. */
    correct() {
      sentFrom.current = fieldOf(form);
    },
    /** The address is to be typed anew. */
    select() {
      fieldOf(form)?.focus();
      fieldOf(form)?.select();
    },
    comeBack,
    lose,
  };
}
