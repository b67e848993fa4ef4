import { isReady, islandOf } from '@/lib/browser/island-state';

/**
 * While the carousel's native strip is scrolled, loads the pictures next to the one in view, marks its
 * dot and says its place. Chrome loads them by itself; Firefox and Safari load a lazy picture of a strip
 * only when it is in view.
 *
 * The hydrated carousel does this itself. Its strip has no tab stop, and what else scrolls there, such
 * as an enlarged picture, does so only when the carousel is ready.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      const strip = target as HTMLElement;
      const island = islandOf(target);
      const dots = island?.querySelectorAll('.carousel-dot');
      if (strip.tabIndex || !dots || isReady(island!)) return;
      // Whole pixels are exact enough for an index.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll('img').forEach((picture, index) => {
        if (Math.abs(index - inView) < 2) picture.loading = 'eager';
        // Not by `ariaCurrent`, which Firefox has since 119.
        dots[index]!.setAttribute('aria-current', String(index === inView));
      });
      const place = island!.querySelector('.carousel-place')!;
      // Only the number: the words may be translated.
      place.textContent = place.textContent.replace(/\d+/, String(inView + 1));
    },
    true,
  );
}
