import { savesData } from './connection';
import { type LoadIsland } from './load-island';

/**
 * Milliseconds between the page's load and the request for the carousel's code. The carousel first
 * moves 4 s later, which is enough to load its code (docs/performance.md has the size) at 200 kbit/s.
 * Visitors who leave earlier do not load it.
 */
export const LOAD_DELAY_MS = 6000;

/** Whether this tab has stored a deadline under the key and the deadline has not passed yet. */
function isAhead(key: string): boolean {
  try {
    return Number(sessionStorage.getItem(key)) > Date.now();
  } catch {
    // The browser forbids storage, so nothing was stored.
    return false;
  }
}

/**
 * Loads the island with `data-hydrate="soon"` 6 s after the page's load, but not before the page is
 * shown, because a page in a background tab and a prerendered page draw no frames. If the visitor
 * prefers reduced motion or saves data, the island is loaded only after an intent.
 */
export function loadAfterDelay(loadIsland: LoadIsland): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  const load = () => loadIsland(document.querySelector<HTMLElement>('[data-hydrate]')!);
  addEventListener('load', () =>
    setTimeout(() => requestAnimationFrame(() => load().catch(() => {})), LOAD_DELAY_MS),
  );
}

/**
 * Loads the island with `data-deadline` at once if a wait is still running. The attribute's value is the
 * key of the wait's deadline in the session storage.
 */
export function loadBeforeDeadline(loadIsland: LoadIsland): void {
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector<HTMLElement>('[data-deadline]')!;
    if (isAhead(island.dataset.deadline!)) loadIsland(island).catch(() => {});
  });
}
