/**
 * The hydrated parts of a page. In the HTML each carries `data-island`, whose
 * value tells when it is needed (see Wake; empty: when the visitor turns to
 * it); `data-ready` says that it answers by itself.
 */
export const ISLAND = '[data-island]';

/** Bubbles from an island that has become ready. */
export const READY_EVENT = 'island-ready';

/** The island that an event's target is in. */
export const islandOf = (target: EventTarget | null): HTMLElement | null | undefined =>
  // A document can be a target, too.
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(ISLAND);

export const isReady = (island: HTMLElement) => island.dataset.ready !== undefined;

/** Says that an island has been hydrated and answers clicks. */
export function reportReady(island: HTMLElement): void {
  island.dataset.ready = '';
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}
