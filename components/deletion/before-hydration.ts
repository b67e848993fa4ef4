import { type BeforeHydration } from '@/components/islands/loader/loader';
import { loadDeadline } from '@/lib/deletion/countdown';

/** Loads the form at once if its countdown was still running when the visitor reloaded the page. */
export const beforeHydration: BeforeHydration = (load) => {
  addEventListener('DOMContentLoaded', () => {
    if (loadDeadline() > Date.now()) load();
  });
};
