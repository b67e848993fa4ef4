import { islandOf } from './islands';

/**
 * Calls at each sign that the visitor turns to an island: pointer over it,
 * touch, focus. The island is marked by `data-turned`, for styles.
 */
export function watchIntent(bring: () => void): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const island = islandOf(target);
        if (!island) return;
        island.dataset.turned = '';
        bring();
      },
      { capture: true, passive: true },
    );
  }
}
