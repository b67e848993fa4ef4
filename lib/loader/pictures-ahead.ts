import { islandOf } from './islands';

/**
 * Loads the pictures beside the one in view while a strip, one picture as wide
 * as itself, is scrolled. Chrome does so by itself; Firefox and Safari ask for
 * a lazy picture in a strip only when it is in view.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      if (!islandOf(target)) return;
      const strip = target as HTMLElement;
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip
        .querySelectorAll('img')
        .forEach((picture, index) => Math.abs(index - inView) < 2 && (picture.loading = 'eager'));
    },
    { capture: true, passive: true },
  );
}
