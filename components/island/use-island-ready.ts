import { useEffect, type RefObject } from 'react';
import { reportReady } from '@/lib/browser/island-state';

/**
 * Tells the page's loader that the island around an element answers, so that
 * it carries out the clicks which came before.
 *
 * @param ready false while something that clicks need is still missing
 */
export function useIslandReady(element: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (ready && element.current) reportReady(element.current);
  }, [element, ready]);
}
