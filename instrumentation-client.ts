/*
 * In development (`npm run dev`) Next hydrates the whole page, and the page has no loader (lib/loader). This
 * file replaces the loader: it sets attributes of the root element for the styles, handles double clicks, copy
 * buttons and the buttons of dialogs and panels, and loads the polyfills. It neither queues clicks nor loads
 * islands.
 */
import { handleToggleButtons } from '@/lib/loader/dialogs';
import { ignoreSecondClicks } from '@/lib/loader/double-clicks';
import { loadPolyfills } from '@/lib/loader/load-polyfills';
import { markDocument } from '@/lib/loader/mark-document';

if (process.env.NODE_ENV === 'development') {
  markDocument();
  ignoreSecondClicks();
  handleToggleButtons();
  void import('@/lib/loader/copy-buttons');
  loadPolyfills('', (file) => import(`@/lib/loader/polyfills/${file.replace('.js', '')}`));
}
