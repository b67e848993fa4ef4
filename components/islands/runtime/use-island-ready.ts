import { type RefObject, useLayoutEffect } from 'react';
import { reportReady } from '@/lib/browser/island-state';

/** Reports that the island around an element is ready, so that the loader does the press that it holds. */
export function useIslandReady(element: RefObject<HTMLElement | null>, ready = true): void {
  // A later effect would let the loader handle an event of elements that React already handles.
  useLayoutEffect(() => {
    if (ready && element.current) reportReady(element.current);
  }, [element, ready]);
}
