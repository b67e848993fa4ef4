import { isUnmodified } from '@/lib/browser/modifier-keys';

/**
 * Scrolls the native strip to its first or last slide on Home or End, which would scroll the page. A carousel
 * that is ready handles these keys itself.
 */
export function watchEndKeys(): void {
  addEventListener('keydown', (event) => {
    const strip = (event.target as Element).closest('.carousel-strip:not([data-state=ready] *)');
    const left = { Home: 0, End: 1e6 }[event.key];
    if (!strip || left === undefined || !isUnmodified(event)) return;
    event.preventDefault();
    strip.scrollTo({ left });
  });
}
