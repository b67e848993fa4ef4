import { startPage } from '@/components/islands/loader/start-page';

// In development, pages have no loader, and Next hydrates the whole page at once.
if (process.env.NODE_ENV === 'development') {
  startPage((name) => import(`@/components/islands/loader/polyfills/${name}`));
  void import('@/components/copying/copy-buttons');
}
