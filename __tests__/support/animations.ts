/** Gives jsdom the list of an element's animations, in which nothing runs. */
export function stubAnimations() {
  Object.defineProperty(Element.prototype, 'getAnimations', {
    configurable: true,
    writable: true,
    value: () => [],
  });
}
