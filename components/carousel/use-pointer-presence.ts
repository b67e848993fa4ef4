import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

/**
 * Returns whether the visitor's mouse is over an element or a finger is on it.
 *
 * @param active whether to watch the element. When this becomes true, a pointer that is already on the
 *   element counts, too.
 */
export function usePointerPresence(
  element: RefObject<HTMLElement | null>,
  active: boolean,
): boolean {
  const [presence] = useState(createPointerPresence);
  const subscribe = useCallback(
    (onChange: () => void) =>
      active && element.current ? presence.watch(element.current, onChange) : () => {},
    [presence, element, active],
  );
  return useSyncExternalStore(subscribe, presence.isThere, () => false);
}
