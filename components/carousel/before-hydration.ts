import { type BeforeHydration } from '@/components/islands/loader/loader';
import { loadPicturesAhead, watchEndKeys } from '@/lib/browser/carousel/native-strip';

/**
 * Milliseconds between the page's load and the request for the carousel's code. The carousel first moves 4 s after
 * the request, which is enough time to load the code at 200 kbit/s.
 */
export const LOAD_DELAY_MS = 6000;

/** Whether the visitor wants to save data. No browser supports `prefers-reduced-data` yet. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Handles the native strip, and loads the carousel 6 s after the page has loaded, at the next frame: background tabs draw
 * none. If the visitor prefers reduced motion or saves data, the carousel is loaded only after an intent.
 */
export const beforeHydration: BeforeHydration = (load) => {
  loadPicturesAhead();
  watchEndKeys();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  addEventListener('load', () => setTimeout(requestAnimationFrame, LOAD_DELAY_MS, load));
};
