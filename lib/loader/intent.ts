import { islandOf } from './islands';
import { type Bring } from './loader-settings';

/** Calls for the island that an event of one of the types happens in. */
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
 * Brings an island's code at each sign that the visitor turns to it: pointer
 * over it, touch, focus. Marks it by `data-turned`, for styles, and by
 * `data-touched` while a finger is on it, for code that has not seen it come.
 */
export function watchIntent(bring: Bring): void {
  watch(['pointerover', 'touchstart', 'focusin'], (island) => {
    island.dataset.turned = '';
    // The native behaviour stays, and the next sign tries again.
    bring(island).catch(() => {});
  });
  watch(['touchstart'], ({ dataset }) => (dataset.touched = ''));
  watch(['touchend', 'touchcancel'], ({ dataset }, { touches }) => {
    // Another finger may be left there.
    if (!touches?.length) delete dataset.touched;
  });
}
