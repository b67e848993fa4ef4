import { savesData } from './connection';
import { type LoadIsland } from './load-island';

/**
 * Delay in milliseconds after the page's load. 4 s are left until the carousel first moves, enough for
 * its code (docs/performance.md has the size) at 200 kbit/s. Visitors who leave earlier load nothing.
 */
export const SOON_MS = 6000;

/** Whether a deadline that this tab has stored under the key is still ahead. */
function isAhead(key: string): boolean {
  try {
    return Number(sessionStorage.getItem(key)) > Date.now();
  } catch {
    // Storage is refused, so nothing was stored.
    return false;
  }
}

/**
 * Loads the island with `data-hydrate="soon"` some seconds after the page's load, but not before the
 * page is shown: a page in another tab, or one that is prerendered, draws no frames. If the carousel
 * may not move by itself, its code waits for the visitor's intent.
 */
export function loadSoon(loadIsland: LoadIsland): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  const load = () => loadIsland(document.querySelector<HTMLElement>('[data-hydrate]')!);
  addEventListener('load', () =>
    setTimeout(() => requestAnimationFrame(() => load().catch(() => {})), SOON_MS),
  );
}

/** Loads the island whose `data-deadline` names a stored time, at once if that time is still ahead. */
export function goOnWaiting(loadIsland: LoadIsland): void {
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector<HTMLElement>('[data-deadline]')!;
    if (isAhead(island.dataset.deadline!)) loadIsland(island).catch(() => {});
  });
}
