import { isUnmodified } from '@/lib/browser/modifier-keys';

/**
 * Scrolls the native strip to its first or last slide on Home or End, which would scroll the page. The hydrated
 * carousel, whose strip has the `tabindex` -1, handles these keys itself.
 */
export function watchEndKeys(): void {
  addEventListener('keydown', (event) => {
    const strip = (event.target as Element).closest<HTMLElement>('.carousel-strip');
    const left = { Home: 0, End: 1e6 }[event.key];
    if (!strip || strip.tabIndex || left === undefined || !isUnmodified(event)) return;
    event.preventDefault();
    strip.scrollTo({ left });
  });
}
