import { savesData } from './connection';
import { type LoadIsland } from './load-island';
import { ISLAND } from '@/lib/browser/island-state';

/**
 * Milliseconds after the page's load. They leave 4 s until the carousel's first advance, enough for
 * its code (docs/performance.md has the size) at 200 kbit/s. Visitors who leave earlier load nothing.
 */
export const SOON_MS = 6000;

/** Whether the carousel may move by itself; only then its code is loaded without an intent. */
const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Whether the time that an earlier visit has stored in this tab is still ahead. */
function isAhead(key: string): boolean {
  try {
    return Number(sessionStorage.getItem(key)) > Date.now();
  } catch {
    // Storage is refused, so nothing was stored.
    return false;
  }
}

/**
 * Loads islands without an intent of the visitor: one with `data-hydrate="soon"` some seconds after
 * the page's load, one with `data-deadline`, the key of a stored time, at once if that time is
 * still ahead.
 */
export function watchTriggers(loadIsland: LoadIsland): void {
  const loadAll = (selector: string) =>
    document.querySelectorAll<HTMLElement>(ISLAND + selector).forEach((island) => {
      const { deadline } = island.dataset;
      if (!deadline || isAhead(deadline)) loadIsland(island).catch(() => {});
    });
  addEventListener('DOMContentLoaded', () => loadAll('[data-deadline]'));
  if (mayMove()) {
    addEventListener('load', () => setTimeout(loadAll, SOON_MS, '[data-hydrate=soon]'));
  }
}
