import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPointerPresence } from '@/lib/carousel/pointer-presence';

/**
 * Whether a visitor's mouse is over an element or a finger on it.
 *
 * @param active false while it does not matter; where the pointer is then counts from then on
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
