import { savesData } from './connection';
import { type LoadIsland } from './load-island';

/**
 * Delay in milliseconds after the page is loaded and shown. 4 s are left until the carousel first
 * moves, enough for its code (docs/performance.md has the size) at 200 kbit/s. Visitors who leave
 * earlier load nothing.
 */
export const SOON_MS = 6000;

interface Prerendered {
  readonly prerendering?: boolean;
}

/** Whether the carousel may move by itself. If not, its code waits for the visitor's intent. */
const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Whether a deadline that this tab has stored under the key is still ahead. */
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
    // The page is being prerendered and may never be shown (WICG, prerendering).
    if ((document as Prerendered).prerendering) {
      document.addEventListener('prerenderingchange', load);
    } else load();
  });
}

/** Loads the island whose `data-deadline` names a stored time, at once if that time is still ahead. */
export function goOnWaiting(loadIsland: LoadIsland): void {
  addEventListener('DOMContentLoaded', () => {
    const island = find('deadline')!;
    if (isAhead(island.dataset.deadline!)) loadIsland(island).catch(ignore);
  });
}
