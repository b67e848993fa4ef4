/**
 * Matches an island. The loader and the island's code share state through the island's data attributes, which
 * docs/how-a-page-is-made.md lists.
 */
export const ISLAND = '[data-island]';

/** Type of the event that bubbles from an island when it becomes ready. */
export const READY_EVENT = 'island-ready';

/** Returns the island that contains the target of an event, if any. */
export const islandOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  // The target may be the document, which has no `closest`.
  (target as Partial<Element>).closest?.<HTMLElement>(ISLAND);

export const isReady = (island: HTMLElement) => 'ready' in island.dataset;

/** Whether the visitor has hovered, touched or focused the island around an element. */
export const hasIntent = (element: HTMLElement) => islandOf(element)?.dataset.intent !== undefined;

/** Whether the last pointer over an element's island was a mouse. */
export const wasMouseOver = (element: HTMLElement) => islandOf(element)?.dataset.intent === 'mouse';

/** Whether a finger is on the island around an element. */
export const isFingerOn = (element: HTMLElement) => islandOf(element)?.dataset.finger !== undefined;

/** Marks the island around an element as ready, so that the loader no longer queues clicks on it. */
export function reportReady(element: HTMLElement): void {
  const island = islandOf(element);
  if (!island) return;
  island.dataset.ready = '';
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}
