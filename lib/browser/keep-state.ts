import { openPopover, togglePopover } from './open-panels';

/** An element that has taken the place of another one of the same name and class. */
export interface Replaced extends HTMLElement {
  twin?: HTMLElement;
}

/** Whether elements have the same name and class; those of an extension have others than the island's. */
const isLike = (one: Element) => (other: Element) =>
  other.localName === one.localName && other.getAttribute('class') === one.getAttribute('class');

const elementsOf = (area: Element) => [...area.querySelectorAll<Replaced>('*')];

/**
 * Remembers what a visitor has in hand in an island: the focus, an open panel, what is scrolled, and
 * presses that the loader holds. What is typed stays in the field, which the island keeps.
 *
 * @returns gives it to the elements that stand there then
 */
export function keepState(island: HTMLElement): () => void {
  const before = elementsOf(island);
  const focused = before.find((element) => element === document.activeElement);
  const panel = before.find((element) => element.matches(openPopover()));
  const pressed = before.filter((element) => element.hasAttribute('aria-busy'));
  const scrolled = before
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);

  /** The element itself, or the new one in its place among those that are like it. */
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
    // An opening panel may render its content anew, which takes the focus out of it.
    if (opened) setTimeout(focus);
  };
}
