/*
 * All that differs in development (`npm run dev`). There Next hydrates the
 * whole page at once, so that a change shows without a reload. In the export
 * Next's scripts are gone: the loader (lib/loader) stands in every page and
 * hydrates the islands alone (components/island), each as a React root, when
 * they are wanted. Here is what else the loader does; clicks need not be held,
 * and code need not be brought.
 */
import { markDocument } from '@/lib/loader/mark-document';
import { serveToggleButtons } from '@/lib/loader/toggle-buttons';

if (process.env.NODE_ENV === 'development') {
  markDocument();
  serveToggleButtons();
  void import('@/lib/loader/copy-buttons');
  if (!('userAgentData' in navigator)) void import('@/lib/loader/fallbacks/device');
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    void import('@/lib/loader/fallbacks/light-dismiss');
  }
}
