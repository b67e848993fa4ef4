import { isReady, islandOf } from '@/lib/browser/island-state';

/**
 * Updates the carousel while its native strip is scrolled, for example with a finger, by a screen reader or by
 * the browser's search in the page. Shows the pictures that CSS hides until an intent. Loads the pictures of the
 * slides beside the visible one, because Firefox and Safari load a lazy picture in a strip only when it is in
 * view. Marks the visible slide's dot and updates the slide's number.
 *
 * The hydrated carousel does all this itself, so this code does nothing after hydration. It recognises a
 * hydrated strip by its `tabindex` of -1.
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
