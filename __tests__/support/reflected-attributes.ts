/** Teaches jsdom `inert`, and its pictures to keep `loading` in their attribute, as browsers do. */
export function reflectAttributes() {
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert');
    },
    set(this: HTMLElement, value: boolean) {
      this.toggleAttribute('inert', value);
    },
  });
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
