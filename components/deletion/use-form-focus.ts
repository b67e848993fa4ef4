import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

const find = (form: FormRef, selector: string) =>
  form.current?.querySelector<HTMLElement>(selector) ?? null;

const fieldOf = (form: FormRef) => form.current?.querySelector('input') ?? null;
const buttonOf = (form: FormRef) => find(form, '[type=submit]');
const timerOf = (form: FormRef) => find(form, '[role=timer]');

/**
 * Moves the focus in the form, so that a keyboard user never loses the place on the page: a button
 * that becomes disabled loses the focus, and so does a text that disappears.
 *
 * @param isDisabled whether the button is disabled now
 */
export function useFormFocus(form: FormRef, isDisabled: boolean) {
  const sentFrom = useRef<Element>(null);
  const isLost = useRef(false);

  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    (isDisabled ? fieldOf(form) : buttonOf(form))?.focus();
  });

  /** The visitor has closed the result: back to the former place, but not to a disabled button. */
  const comeBack = useCallback(() => {
    const field = fieldOf(form);
    const place = sentFrom.current === field ? field : (timerOf(form) ?? buttonOf(form));
    place?.focus();
  }, [form]);

  /** The countdown disappears while it has the focus. */
  const lose = useCallback(() => {
    isLost.current = true;
  }, []);

  return {
    /** Called before a try: remembers the place to return to. */
    remember() {
      sentFrom.current = document.activeElement;
    },
    /** Called when the wait has begun, which disables the button. */
    leaveButton() {
      if (sentFrom.current === buttonOf(form)) timerOf(form)?.focus();
    },
    /** Called when the address is not valid: the focus will return to the field. */
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
