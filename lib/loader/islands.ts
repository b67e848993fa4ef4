/**
 * The hydrated parts of a page. In the HTML each lies in an element that
 * carries `data-island`, the island's name. The loader and the islands' code
 * tell each other by `data-ready` that the island answers by itself, by
 * `data-turned` that the visitor has turned to it, and by `data-touched` that
 * a finger is on it.
 */
export const ISLAND = '[data-island]';

/** Bubbles from an island that has become ready. */
export const READY_EVENT = 'island-ready';

/** The island that an event's target is in. */
export const islandOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  // A document can be a target, too.
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(ISLAND);

export const isReady = (island: HTMLElement) => island.dataset.ready !== undefined;

/** Whether the visitor has turned to the island around an element. */
export const wasTurnedTo = (element: HTMLElement) =>
  islandOf(element)?.dataset.turned !== undefined;

/** Whether a finger is on the island around an element. */
export const isTouched = (element: HTMLElement) => islandOf(element)?.dataset.touched !== undefined;

/** Says that the island around an element has been hydrated and answers clicks. */
export function reportReady(element: HTMLElement): void {
  const island = islandOf(element);
  if (!island) return;
  island.dataset.ready = '';
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}
