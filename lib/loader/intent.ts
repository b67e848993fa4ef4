import { type LoadIsland } from './load-island';
import { islandOf } from '@/lib/browser/island-state';

/**
 * Calls `act` with the island in which an event of one of these types happens. On `window` browsers
 * take touch listeners for passive (WICG, interventions), so scrolling does not wait for them.
 */
function watch(
  types: readonly string[],
  act: (island: HTMLElement, event: Partial<TouchEvent & PointerEvent>) => void,
): void {
  for (const type of types) {
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event.target);
        if (island) act(island, event);
      },
      true,
    );
  }
}

/**
 * Loads an island when the visitor shows an intent to use it: hover, touch or focus. Marks it by
 * `data-intent` with the kind of the last pointer over it, and by `data-finger` while a finger is on
 * it: code that is loaded later has missed these events.
 */
export function watchIntent(loadIsland: LoadIsland): void {
  watch(['pointerover', 'touchstart', 'focusin'], (island, { pointerType }) => {
    island.dataset.intent = pointerType || island.dataset.intent || '';
    // If this fails, the native behaviour stays, and a press tries again.
    loadIsland(island).catch(() => {});
  });
  watch(['touchstart', 'touchend', 'touchcancel'], (island, { touches = [] }) => {
    // Some fingers may be beside the island.
    const isInside = ({ target }: Touch) => island.contains(target as Node);
    island.toggleAttribute('data-finger', [...touches].some(isInside));
  });
}
