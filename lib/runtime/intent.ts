import { islandOf } from './islands';

/** Calls at each sign that the visitor turns to an island: pointer over it, touch, focus. */
export function watchIntent(bring: () => void): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, ({ target }) => islandOf(target) && bring(), {
      capture: true,
      passive: true,
    });
  }
}
