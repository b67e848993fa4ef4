import { type LoadIsland } from './load-island';
import { islandOf } from '@/lib/browser/island-state';

/** Calls `act` with the island in which an event of one of these types happens. */
function watch(
  types: readonly string[],
  act: (island: HTMLElement, event: Partial<TouchEvent>) => void,
): void {
  for (const type of types) {
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event.target);
        if (island) act(island, event);
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Loads an island when the visitor shows an intent to use it: hover, touch or focus. Marks it by
 * `data-intent`, and by `data-finger` while a finger is on it: code that is loaded later has missed
 * these events.
 */
export function watchIntent(loadIsland: LoadIsland): void {
  watch(['pointerover', 'touchstart', 'focusin'], (island) => {
    island.dataset.intent = '';
    // If this fails, the native behaviour stays, and the next sign of intent tries again.
    loadIsland(island).catch(() => {});
  });
  watch(['touchstart'], ({ dataset }) => (dataset.finger = ''));
  watch(['touchend', 'touchcancel'], ({ dataset }, { touches }) => {
    // Another finger may still be there.
    if (!touches?.length) delete dataset.finger;
  });
}
