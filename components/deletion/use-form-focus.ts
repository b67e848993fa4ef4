import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldOf, type FormRef } from './use-email-field';

const buttonOf = (form: FormRef) => form.current?.querySelector<HTMLElement>('[type=submit]');
const timerOf = (form: FormRef) => form.current?.querySelector<HTMLElement>('[role=timer]');

/**
 * Moves the focus when the focused button becomes disabled or the focused text disappears. Otherwise keyboard users would
 * lose their place on the page.
 */
export function useFormFocus(form: FormRef, isDisabled: boolean) {
  const isFromField = useRef(false);
  const isLost = useRef(false);

  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    (isDisabled ? fieldOf(form) : buttonOf(form))?.focus();
  });

  return {
    /** Ref of the timer. If the timer disappears while it has the focus, the field or the button gets it. */
    timerRef: useCallback(
      (timer: HTMLElement | null) => () => {
        isLost.current = timer === document.activeElement;
      },
      [],
    ),
    /** Makes an attempt, which disables the button. If the button has the focus, the timer gets it. */
    attempt(begin: () => void) {
      const { activeElement } = document;
      const isFromButton = activeElement === buttonOf(form);
      isFromField.current = activeElement === fieldOf(form);
      flushSync(begin);
      if (isFromButton) timerOf(form)?.focus();
    },
    /** Called when the address is invalid. When the result dialog closes, the field will get the focus. */
    correct() {
      isFromField.current = true;
    },
    /** Called when the visitor wants to correct the address: focuses the field and selects its text. */
    select() {
      fieldOf(form)?.focus();
      fieldOf(form)?.select();
    },
    /** Called when the dialog has closed: focuses the field if the form was sent from it, else the timer or button. */
    comeBack() {
      const place = isFromField.current ? fieldOf(form) : (timerOf(form) ?? buttonOf(form));
      place?.focus();
    },
  };
}
