import { type LoadIsland } from './load-island';
import { islandOf } from '@/lib/browser/island-state';

/**
 * Loads an island when the visitor shows an intent to use it: hover, touch or focus. The island's `data-intent`
 * gets the type of the last pointer over it, and `finger` while a finger is on it, because the island's code
 * loads after these events.
 *
 * The listeners are on `window`, where browsers treat touch listeners as passive (WICG, interventions), so
 * scrolling does not wait for them.
 */
export function watchIntent(loadIsland: LoadIsland): void {
  for (const type of ['pointerover', 'focusin', 'touchstart', 'touchend', 'touchcancel']) {
    addEventListener(
      type,
      ({ target, pointerType, touches }: Event & Partial<PointerEvent & TouchEvent>) => {
        const island = islandOf(target);
        if (!island) return;
        // Some fingers may be outside the island.
        const isInside = (touch: Touch) => islandOf(touch.target) === island;
        const finger = touches && ([...touches].some(isInside) ? 'finger' : 'touch');
        island.dataset.intent = finger ?? (pointerType || island.dataset.intent || '');
        // If loading fails, the page keeps its native behaviour, and a press tries again.
        loadIsland(island).catch(() => {});
      },
      true,
    );
  }
}
