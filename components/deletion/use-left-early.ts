import { useEffect, type RefObject } from 'react';

/**
 * Validates, once, a field that was filled in and left before hydration, because
 * its `blur` was not handled. An empty field and a focused one are not validated.
 *
 * @param validate must stay the same function
 */
export function useLeftEarly(
  field: RefObject<HTMLInputElement | null>,
  validate: (typed: string) => void,
): void {
  useEffect(() => {
    const typed = field.current?.value;
    if (typed && document.activeElement !== field.current) validate(typed);
  }, [field, validate]);
}
