import { islandOf } from './islands';

/**
 * While a strip, one picture as wide as itself, is scrolled: loads the pictures
 * beside the one in view, and marks its dot. Chrome does the first by itself;
 * Firefox and Safari ask for a lazy picture in a strip only when it is in view.
 *
 * A strip that can be focused is the page's own; what the carousel's code has
 * taken over is not.
 */
export function loadPicturesAhead(): void {
  addEventListener(
    'scroll',
    ({ target }) => {
      const strip = target as HTMLElement;
      const dots = islandOf(target)?.querySelectorAll('.carousel-dot');
      if (strip.tabIndex || !dots) return;
      // Whole pixels will do to tell one slide from another.
      const inView = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.querySelectorAll('img').forEach((picture, index) => {
        if (Math.abs(index - inView) < 2) picture.loading = 'eager';
        dots[index]!.ariaCurrent = index === inView ? 'true' : null;
      });
    },
    { capture: true, passive: true },
  );
}
