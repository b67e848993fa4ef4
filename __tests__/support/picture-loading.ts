/** Teaches jsdom's pictures to keep `loading` in their attribute, as browsers do. */
export function reflectLoading() {
  Object.defineProperty(HTMLImageElement.prototype, 'loading', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('loading') === 'lazy' ? 'lazy' : 'eager';
    },
    set(this: HTMLImageElement, value: string) {
      this.setAttribute('loading', value);
    },
  });
}
