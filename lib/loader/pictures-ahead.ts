import { islandOf } from '@/lib/browser/island-state';

/**
 * While the carousel's native strip is scrolled, loads the pictures next to the one in view and
 * marks its dot. Chrome loads them by itself; Firefox and Safari load a lazy picture of a strip only
 * when it is in view.
 *
 * Only the native strip has a tab stop; the hydrated carousel has none there and does this itself.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      const strip = target as HTMLElement;
      const dots = islandOf(target)?.querySelectorAll('.carousel-dot');
      if (strip.tabIndex || !dots) return;
      // Whole pixels are exact enough for an index.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll('img').forEach((picture, index) => {
        if (Math.abs(index - inView) < 2) picture.loading = 'eager';
        dots[index]!.ariaCurrent = index === inView ? 'true' : null;
      });
    },
    { capture: true, passive: true },
  );
}
