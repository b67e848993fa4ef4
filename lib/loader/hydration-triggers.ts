import { savesData } from './connection';
import { type LoadIsland } from './load-island';
import { loadDeadline } from '@/lib/deletion/deadline-storage';

/**
 * Milliseconds between the page's load and the request for the carousel's code. The carousel first
 * moves 4 s later, which is enough to load its code (docs/performance.md has the size) at 200 kbit/s.
 * Visitors who leave earlier do not load it.
 */
export const LOAD_DELAY_MS = 6000;

/**
 * Loads the carousel 6 s after the page's load. A page in a background tab or a prerendered page draws no
 * frames, so its carousel is loaded only when the page is shown. If the visitor prefers reduced motion or
 * saves data, the carousel is loaded only after an intent.
 */
export function loadAfterDelay(loadIsland: LoadIsland): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  const load = () => loadIsland(document.querySelector<HTMLElement>('[data-island=carousel]')!);
  addEventListener('load', () =>
    setTimeout(() => requestAnimationFrame(() => load().catch(() => {})), LOAD_DELAY_MS),
  );
}

/** Loads the deletion form at once if its countdown was still running when the visitor reloaded the page. */
export function loadDuringCountdown(loadIsland: LoadIsland): void {
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector<HTMLElement>('[data-island=deletion]')!;
    if (loadDeadline(Date.now()) > Date.now()) loadIsland(island).catch(() => {});
  });
}
