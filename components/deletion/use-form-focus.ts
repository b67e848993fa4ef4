import { useLayoutEffect, useRef, type RefObject } from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

const find = (form: FormRef, selector: string) =>
  form.current?.querySelector<HTMLElement>(selector) ?? null;

const fieldOf = (form: FormRef) => form.current?.querySelector('input') ?? null;
const buttonOf = (form: FormRef) => find(form, '[type=submit]');
const timerOf = (form: FormRef) => find(form, '[role=timer]');

/**
 * Moves the focus within the form when the focused button becomes disabled or the focused text disappears.
 * Otherwise keyboard users would lose their place on the page.
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

  return {
    /** Called before an attempt: remembers where the focus is. */
    remember() {
      sentFrom.current = document.activeElement;
    },
    /** Called when the wait has begun: moves the focus from the disabled button to the timer. */
    leaveButton() {
      if (sentFrom.current === buttonOf(form)) timerOf(form)?.focus();
    },
    /** Called when the address is invalid. When the result dialog closes, the field will get the focus. */
    correct() {
      sentFrom.current = fieldOf(form);
    },
    /** Called when the visitor wants to correct the address: focuses the field and selects its text. */
    select() {
      fieldOf(form)?.focus();
      fieldOf(form)?.select();
    },
    /**
     * Called when the visitor has closed the dialog: focuses the field if the form was sent from the field, and
     * otherwise the button. If the button is still disabled, the timer gets the focus.
     */
    comeBack() {
      const field = fieldOf(form);
      const place = sentFrom.current === field ? field : (timerOf(form) ?? buttonOf(form));
      place?.focus();
    },
    /** Called when the countdown disappears while it has the focus: moves the focus to the field or the button. */
    lose() {
      isLost.current = true;
    },
  };
}
