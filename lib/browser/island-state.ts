/**
 * Selector of the elements that are hydrated. The loader and the islands' code share their state in
 * attributes; docs/how-a-page-is-made.md has a table of these.
 */
export const ISLAND = '[data-island]';

/** Bubbles from an island that has become ready. */
export const READY_EVENT = 'island-ready';

/** The island that an event's target is in. */
export const islandOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  // The document can be a target, too.
  (target as Partial<Element>).closest?.<HTMLElement>(ISLAND);

export const isReady = (island: HTMLElement) => 'ready' in island.dataset;

/** Whether the visitor has hovered, touched or focused the island around an element. */
export const hasIntent = (element: HTMLElement) => islandOf(element)?.dataset.intent !== undefined;

/** Whether the last pointer over the island around an element was a mouse. */
export const wasMouseOver = (element: HTMLElement) => islandOf(element)?.dataset.intent === 'mouse';

/** Whether a finger is on the island around an element. */
export const isFingerOn = (element: HTMLElement) => islandOf(element)?.dataset.finger !== undefined;

/** Marks the island around an element as hydrated, so that clicks are left to it. */
export function reportReady(element: HTMLElement): void {
  const island = islandOf(element);
  if (!island) return;
  island.dataset.ready = '';
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}
