import { isReady, islandOf } from '@/lib/browser/island-state';

/**
 * Runs while the native strip of the carousel scrolls, by a finger, a screen reader or find in page.
 * It shows the pictures that CSS hides in an unused carousel and loads those beside the visible
 * slide, because Firefox and Safari load a lazy picture in a strip only when it is in view. It also
 * marks the visible slide's dot and updates its number.
 *
 * The hydrated carousel does all this itself, so this code ignores its events. It knows them by two
 * signs: the hydrated strip is no tab stop, and when an enlarged picture scrolls, the island is ready.
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
      // `clientWidth` is rounded to whole pixels, which is exact enough for an index.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll('img').forEach((picture, index) => {
        if (Math.abs(index - inView) < 2) picture.loading = 'eager';
        // Firefox before 119 does not have the property `ariaCurrent`.
        dots[index]!.setAttribute('aria-current', `${index === inView}`);
      });
      const place = island!.querySelector('.carousel-place')!;
      // Only the number is replaced, because the browser may have translated the rest.
      place.textContent = place.textContent.replace(/\d+/, `${inView + 1}`);
    },
    true,
  );
}
