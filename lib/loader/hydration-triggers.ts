import { savesData } from './connection';
import { ISLAND } from './islands';
import { type Bring } from './loader-settings';

/**
 * Leaves 4 s of the carousel's 10 s for some 75 KB: enough at 200 kbit/s.
 * Earlier would be for those who have read a line and gone on.
 */
export const SOON_MS = 6000;

/** Whether the carousel may move by itself, for which its code comes unasked. */
const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Whether a deadline that an earlier visit has stored in this tab lies ahead. */
function lasts(key: string): boolean {
  try {
    return Number(sessionStorage.getItem(key)) > Date.now();
  } catch {
    // Storage is refused: then nothing was stored.
    return false;
  }
}

/**
 * Brings islands unasked: one with `data-hydrate="soon"` some seconds after
 * the document's load, one with `data-deadline`, the key of a stored time, at
 * once while that time lies ahead.
 */
export function watchTriggers(bring: Bring): void {
  const bringAll = (selector: string) =>
    document.querySelectorAll<HTMLElement>(ISLAND + selector).forEach((island) => {
      const { deadline } = island.dataset;
      if (!deadline || lasts(deadline)) bring(island).catch(() => {});
    });
  addEventListener('DOMContentLoaded', () => bringAll('[data-deadline]'));
  if (mayMove()) {
    addEventListener('load', () => setTimeout(bringAll, SOON_MS, '[data-hydrate=soon]'));
  }
}
