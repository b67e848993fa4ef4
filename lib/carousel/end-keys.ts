/** Scrolls the native strip to its first or last slide on Home or End, which would scroll the page. */
export function watchEndKeys(): void {
  addEventListener('keydown', (event) => {
    const strip = (event.target as Element).closest('.carousel-strip');
    const left = { Home: 0, End: 1e6 }[event.key];
    if (!strip || left === undefined || event.defaultPrevented) return;
    event.preventDefault();
    strip.scrollTo({ left });
  });
}
