import { type Wake } from './loader-settings';

/**
 * Leaves 4 s of the carousel's 10 s for some 150 KB: enough at 400 kbit/s.
 * Earlier would be for those who have read a line and gone on.
 */
export const SOON_MS = 6000;

/** Calls when a page's island is needed unasked; milliseconds count from the document's load. */
export function wakeAt(wake: Wake | undefined, bring: () => void): void {
  if (wake === 'paint') {
    new PerformanceObserver(() => setTimeout(bring)).observe({ type: 'paint', buffered: true });
  }
  // Where less motion is asked for, the carousel never moves by itself.
  if (wake === 'soon' && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    addEventListener('load', () => setTimeout(bring, SOON_MS));
  }
}
