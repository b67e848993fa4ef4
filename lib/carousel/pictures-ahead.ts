import { islandOf } from '@/lib/browser/island-state';

/**
 * Updates the carousel while its native strip is scrolled. Shows the pictures that CSS hides until the visitor
 * uses the carousel. Loads the pictures of the slides beside the visible one, because Firefox and Safari load
 * a lazy picture in a strip only when it is in view. Marks the visible slide's dot and updates the slide's
 * group and number. When the carousel is ready, this code does nothing, because the carousel does all this itself.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      const strip = target as HTMLElement;
      const island = islandOf(target);
      if (!island || island.dataset.state === 'ready') return;
      const dots = island.querySelectorAll('.carousel-dot');
      island.dataset.intent ??= '';
      // `clientWidth` is rounded to whole pixels, which is exact enough for an index.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll('img').forEach((picture, index) => {
        if (Math.abs(index - inView) < 2) picture.loading = 'eager';
        dots[index]!.setAttribute('aria-current', `${index === inView}`);
      });
      const places = strip.querySelectorAll('small');
      // The words are the slide's own, because the browser may have translated them.
      island.querySelector('.carousel-place')!.textContent = places[inView]!.textContent;
    },
    true,
  );
}
