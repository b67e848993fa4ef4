import { savesData } from './connection';
import { type LoadIsland } from './load-island';
import { loadDeadline } from '@/lib/deletion/deadline-storage';

/**
 * Milliseconds between the page's load and the request for the carousel's code. Visitors who leave earlier
 * do not load the code. The carousel first moves 4 s after the request, which is enough time to load the
 * code at 200 kbit/s.
 */
export const LOAD_DELAY_MS = 6000;

/**
 * Loads the carousel 6 s after the page has loaded, at the next frame. Prerendered pages and background tabs
 * draw no frames, so there the carousel is loaded only when the page is shown. If the visitor prefers reduced
 * motion or saves data, the carousel is loaded only after an intent.
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
