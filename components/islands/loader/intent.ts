import { type LoadIsland } from './load-island';
import { islandOf } from '@/lib/browser/island-state';

/**
 * Loads an island when the visitor hovers over it, touches or focuses it. On `window` browsers treat touch listeners as
 * passive (WICG, interventions), so scrolling does not wait for them.
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
        void loadIsland(island);
      },
      true,
    );
  }
}
