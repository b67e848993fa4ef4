import { islandOf } from './islands';
import { slideInView } from '@/lib/carousel/strip-at-rest';

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
      const inView = slideInView(strip);
      strip
        .querySelectorAll('img')
        .forEach((picture, index) => Math.abs(index - inView) < 2 && (picture.loading = 'eager'));
    },
    { capture: true, passive: true },
  );
}
