import { isReady, islandOf } from '@/lib/browser/island-state';

/**
 * Updates the carousel while its native strip is scrolled, for example with a finger, a screen reader or find
 * in page. Shows the pictures that CSS hides in an unused carousel. Loads the pictures of the slides beside
 * the visible one, because Firefox and Safari load a lazy picture in a strip only when it is in view. Marks
 * the visible slide's dot and updates the slide's number.
 *
 * The hydrated carousel does all this itself. So this code ignores a strip that hydration has removed from
 * the tab order. In a ready island it ignores all scroll events, even those of an enlarged picture.
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
