import { savesData } from './connection';
import { type LoadIsland } from './load-island';

/**
 * Milliseconds after the page is loaded and shown. They leave 4 s until the carousel's first advance,
 * enough for its code (docs/performance.md has the size) at 200 kbit/s. Visitors who leave earlier
 * load nothing.
 */
export const SOON_MS = 6000;

interface Prerendered {
  readonly prerendering?: boolean;
}

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

const find = (attribute: string) => document.querySelector<HTMLElement>(`[data-${attribute}]`);

const ignore = () => {};

/** Loads the island with `data-hydrate="soon"` some seconds after the page is loaded and shown. */
export function loadSoon(loadIsland: LoadIsland): void {
  if (!mayMove()) return;
  const load = () => setTimeout(() => loadIsland(find('hydrate')!).catch(ignore), SOON_MS);
  addEventListener('load', () => {
    // Rendered in advance, and maybe never shown (WICG, prerendering).
    if ((document as Prerendered).prerendering) {
      document.addEventListener('prerenderingchange', load);
    } else load();
  });
}

/** Loads the island with `data-deadline`, the key of a stored time, at once if that is still ahead. */
export function goOnWaiting(loadIsland: LoadIsland): void {
  addEventListener('DOMContentLoaded', () => {
    const island = find('deadline')!;
    if (isAhead(island.dataset.deadline!)) loadIsland(island).catch(ignore);
  });
}
