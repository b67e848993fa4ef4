import { type LoadIsland } from './load-island';
import { islandOf } from '@/lib/browser/island-state';

/**
 * Calls `act` when an event of one of these types happens in an island. The listeners are on
 * `window`, where browsers treat touch listeners as passive (WICG, interventions), so scrolling does
 * not wait for them.
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
 * Loads an island when the visitor shows an intent to use it: hover, touch or focus. The island's
 * `data-intent` gets the type of the last pointer over it, and `data-finger` is set while a finger is on
 * it. The island's code needs both attributes, because it loads after these events.
 */
export function watchIntent(loadIsland: LoadIsland): void {
  watch(['pointerover', 'touchstart', 'focusin'], (island, { pointerType }) => {
    island.dataset.intent = pointerType || island.dataset.intent || '';
    // If loading fails, the page keeps its native behaviour, and a click tries again.
    loadIsland(island).catch(() => {});
  });
  watch(['touchstart', 'touchend', 'touchcancel'], (island, { touches = [] }) => {
    // Some fingers may be outside the island.
    const isInside = ({ target }: Touch) => island.contains(target as Node);
    island.toggleAttribute('data-finger', [...touches].some(isInside));
  });
}
