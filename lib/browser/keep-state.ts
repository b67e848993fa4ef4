import { openPopover, togglePopover } from './open-panels';

/** A button whose press the loader holds. `twin` is the element that replaced it in the page. */
export interface Replaced extends HTMLElement {
  twin?: HTMLElement;
}

/** Compares tag name and class, which tells the island's elements from those of extensions. */
const isLike = (one: Element) => (other: Element) =>
  other.localName === one.localName && other.getAttribute('class') === one.getAttribute('class');

const elementsOf = (area: Element) => [...area.querySelectorAll<Replaced>('*')];

/**
 * Remembers what the visitor is doing in an island: the focus, the open panel, scroll positions,
 * and presses that the loader holds. Typed text needs no copy: it is in the field, which the island
 * keeps.
 *
 * @returns a function that restores all this on the elements that are in the island by then
 */
export function keepState(island: HTMLElement): () => void {
  const before = elementsOf(island);
  const focused = before.find((element) => element === document.activeElement);
  const panel = before.find((element) => element.matches(openPopover()));
  const pressed = before.filter((element) => element.hasAttribute('aria-busy'));
  const scrolled = before
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);

  /** The element itself, or, if it was replaced, the new element at the same index among those like it. */
  function current(element: Replaced): HTMLElement | undefined {
    if (element.isConnected) return element;
    const isAlike = isLike(element);
    return elementsOf(island).filter(isAlike)[before.filter(isAlike).indexOf(element)];
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
    // An opening panel may render its content again, and the focus is lost with the old content.
    if (opened) setTimeout(focus);
  };
}
