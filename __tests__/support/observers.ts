/** Sees nothing and reports nothing, as in a window that never changes. */
class QuietObserver implements ResizeObserver, IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = () => {};
  readonly unobserve = () => {};
  readonly disconnect = () => {};
  readonly takeRecords = () => [];
}

/** Gives jsdom the observers of size and of visibility that Embla asks for. */
export function stubObservers() {
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    Object.defineProperty(window, name, {
      configurable: true,
      writable: true,
      value: QuietObserver,
    });
  }
}
