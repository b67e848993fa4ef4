import { startPage } from '@/components/islands/loader/start-page';
import { sitePath } from '@/lib/browser/urls/site-urls';

// In development, pages have no loader, and Next hydrates the whole page at once.
if (process.env.NODE_ENV === 'development') {
  startPage((name) => import(`@/components/islands/loader/polyfills/${name}`));
  void import('@/components/copying/copy-buttons');
  // An owner's mistake is shown at every address, with the status 503. Next does not print requests for this one.
  const look = () => fetch(sitePath('/_next/x'), { cache: 'no-store', redirect: 'manual' });
  const showMistake = ({ status }: Response) => status === 503 && location.reload();
  setInterval(() => look().then(showMistake, () => false), 2000);
}
