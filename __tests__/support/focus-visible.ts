/**
 * Has `:focus-visible` match only what the keyboard has focused, as browsers
 * do; in jsdom it matches all that has the focus. For the whole test file.
 */
export function stubFocusVisible() {
  let byKeyboard = false;
  document.addEventListener('keydown', () => (byKeyboard = true), { capture: true });
  document.addEventListener('pointerdown', () => (byKeyboard = false), { capture: true });
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    value(this: Element, selector: string) {
      return matches.call(this, selector) && (byKeyboard || selector !== ':focus-visible');
    },
  });
}
