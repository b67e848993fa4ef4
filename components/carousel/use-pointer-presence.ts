import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

/**
 * Whether a visitor's mouse is over an element or a finger on it.
 *
 * @param active false: not watched; when it becomes true, a pointer may already be there
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
