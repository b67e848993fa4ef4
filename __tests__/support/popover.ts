const OPEN = 'data-open';

/**
 * Teaches jsdom, which has no popovers, to find and to hide an open one. Open
 * ones carry an attribute here, because jsdom cannot parse `:popover-open`.
 */
export function stubPopovers() {
  const find = document.querySelectorAll.bind(document);
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector: string) => find(selector.replace(':popover-open', `[${OPEN}]`)));
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
    configurable: true,
    writable: true,
    value(this: HTMLElement) {
      if (!this.hasAttribute(OPEN)) throw new DOMException('', 'InvalidStateError');
      this.removeAttribute(OPEN);
    },
  });
}
