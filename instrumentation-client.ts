/*
 * In development (`npm run dev`) Next hydrates the whole page, and the page has no loader (lib/loader). This
 * file does the part of the loader's work that development needs: it marks the document, handles double
 * clicks, copy buttons and the buttons of dialogs and panels, and loads the polyfills. It need not queue
 * clicks or load islands.
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
