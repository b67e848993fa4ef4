import { type BeforeHydration } from '@/components/islands/loader/loader';
import { loadDeadline } from '@/lib/browser/deletion/countdown';

/**
 * Marks the field when it loses the focus, though not to another window. Loads the form at once if its countdown was
 * still running when the visitor reloaded the page.
 */
export const beforeHydration: BeforeHydration = (load) => {
  addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && target !== document.activeElement) {
      target.dataset.left = '';
    }
  });
  addEventListener('DOMContentLoaded', () => {
    if (loadDeadline() > Date.now()) load();
  });
};
