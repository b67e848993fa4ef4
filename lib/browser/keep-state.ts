import { openPopover, togglePopover } from './open-panels';

/**
 * An element that React may have replaced while a click on it was queued. `twin` is the new element,
 * which the loader then clicks.
 */
export interface ReplaceableElement extends HTMLElement {
  twin?: HTMLElement;
}

/**
 * Whether two elements have the same tag name and class. Elements that browser extensions add usually differ
 * from the island's own elements in one of the two.
 */
const isSimilarTo = (one: Element) => (other: Element) =>
  other.localName === one.localName && other.getAttribute('class') === one.getAttribute('class');

const elementsOf = (area: Element) => [...area.querySelectorAll<ReplaceableElement>('*')];

/**
 * Saves the visitor's state in an island: the focus, the open panel, scroll positions and queued clicks.
 * Typed text need not be saved, because React does not replace the field.
 *
 * @returns a function that restores the state, on new elements if React has replaced the old ones
 */
export function keepState(island: HTMLElement): () => void {
  const before = elementsOf(island);
  const focused = before.find((element) => element === document.activeElement);
  const panel = before.find((element) => element.matches(openPopover()));
  const pressed = before.filter((element) => element.hasAttribute('aria-busy'));
  const scrolled = before
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);

  /**
   * Returns the element or, if React has replaced it, its replacement. The replacement has the same index
   * among all elements with this tag name and class.
   */
  function current(element: ReplaceableElement): HTMLElement | undefined {
    if (element.isConnected) return element;
    const isSimilar = isSimilarTo(element);
    return elementsOf(island).filter(isSimilar)[before.filter(isSimilar).indexOf(element)];
  }

  return () => {
    for (const element of pressed) element.twin = current(element);
    for (const { element, left, top } of scrolled) {
      current(element)?.scrollTo({ left, top, behavior: 'instant' });
    }
    const opened = panel && current(panel);
    if (opened && !opened.matches(openPopover())) togglePopover(opened, true);
    const focus = () => focused && current(focused)?.focus({ preventScroll: true });
    focus();
    // When the panel opens, it may replace its content, and the focus is lost. So the focus is set again.
    if (opened) setTimeout(focus);
  };
}
