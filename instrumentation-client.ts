/*
 * In development (`npm run dev`) Next hydrates the whole page, and the loader (lib/loader) is not
 * there. This does the rest of the loader's work: it marks the document, handles the toggle buttons
 * and loads the polyfills. Clicks need not be held, and islands need not be loaded.
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
