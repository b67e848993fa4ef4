// In development, pages have no loader. This replaces it, except that Next hydrates the whole page at once.
import { handleDialogs } from '@/components/islands/loader/dialogs';
import { loadPolyfills } from '@/components/islands/loader/load-polyfills';
import { markDocument } from '@/components/islands/loader/mark-document';
import { ignoreSecondClicks } from '@/components/islands/loader/second-clicks';

if (process.env.NODE_ENV === 'development') {
  markDocument();
  ignoreSecondClicks();
  handleDialogs();
  void import('@/components/copying/copy-buttons');
  loadPolyfills((name) => import(`@/components/islands/loader/polyfills/${name}`));
}
