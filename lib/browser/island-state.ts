/** Matches an island. docs/how-a-page-is-made.md lists the attributes that the loader and the island's code share. */
export const ISLAND = '[data-island]';

/** Type of the event that bubbles from an island when it becomes ready. */
export const READY_EVENT = 'ready';

/** Returns the island that contains the target of an event, if any. */
export const islandOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  // The target may be the document, which has no `closest`.
  (target as Partial<Element>).closest?.<HTMLElement>(ISLAND);

/**
 * Returns what the visitor's pointer does on the island around an element: the type of the last pointer, or `finger`
 * while a finger is down; undefined until the visitor has hovered, touched or focused the island.
 */
export const intentOn = (element: HTMLElement) => islandOf(element)?.dataset.intent;

/** Marks the island around an element as ready: the loader holds no more presses on it, and no failure is shown. */
export function reportReady(element: HTMLElement): void {
  const island = islandOf(element);
  if (!island) return;
  island.dataset.state = 'ready';
  island.querySelector('[data-failure]')?.replaceChildren();
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}
