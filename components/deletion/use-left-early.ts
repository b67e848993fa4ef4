import { useEffect, type RefObject } from 'react';

/**
 * Judges, once, what was typed into a field and left before the code came:
 * nobody has heard its `blur`. Until then an empty field has been passed by,
 * and one that has the focus is still being filled in.
 *
 * @param judge must stay the same function
 */
export function useLeftEarly(
  field: RefObject<HTMLInputElement | null>,
  judge: (typed: string) => void,
): void {
  useEffect(() => {
    const typed = field.current?.value;
    if (typed && document.activeElement !== field.current) judge(typed);
  }, [field, judge]);
}
