import { useEffect, type RefObject } from 'react';
import { reportReady } from '@/lib/runtime/islands';

/**
 * Tells the page's loader that an island answers, so that it carries out the
 * clicks which came before.
 *
 * @param ready false while something that clicks need is still missing
 */
export function useIslandReady(island: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (ready && island.current) reportReady(island.current);
  }, [island, ready]);
}
