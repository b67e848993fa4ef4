import { isReady, islandOf } from '@/lib/browser/island-state';

/**
 * While the native strip of the carousel is scrolled, by a finger, a screen reader or find in page,
 * shows its pictures, loads the pictures next to the visible one,
 * marks its dot and shows its number. Chrome loads them by itself; Firefox and Safari load a lazy
 * picture in a strip only when it is in view.
 *
 * The hydrated carousel does this itself. It cannot interfere: its strip has no tab stop, and an
 * enlarged picture, which scrolls too, opens only when the carousel is ready.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      const strip = target as HTMLElement;
      const island = islandOf(target);
      const dots = island?.querySelectorAll('.carousel-dot');
      if (strip.tabIndex || !dots || isReady(island!)) return;
      island!.dataset.intent ??= '';
      // Whole pixels are exact enough for an index.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll('img').forEach((picture, index) => {
        if (Math.abs(index - inView) < 2) picture.loading = 'eager';
        // Not the property `ariaCurrent`, which Firefox has only since 119.
        dots[index]!.setAttribute('aria-current', `${index === inView}`);
      });
      const place = island!.querySelector('.carousel-place')!;
      // Changes only the number, because a browser may have translated the words.
      place.textContent = place.textContent.replace(/\d+/, `${inView + 1}`);
    },
    true,
  );
}
