import { isUnmodified } from '@/lib/browser/modifier-keys';
import { openModal } from '@/lib/browser/open-panels';

/**
 * Opens dialogs as modal dialogs, because a popover does not make the page behind it inert. A click on a link in a dialog
 * closes it: on a slow connection the visitor sees at once that the click worked, and after «Back» nothing covers the
 * page. After a click with a pointer the button loses the focus first, so that the dialog does not return it.
 */
export function handleDialogs(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (isUnmodified(event)) target.closest('a')?.closest('dialog')?.close();
      // Older browsers do not have the property `popoverTargetElement`, so this code reads the attribute.
      const button = target.closest<HTMLElement>('[popovertarget]');
      if (!button) return;
      if (document.documentElement.dataset.input === 'pointerdown') button.blur();
      const panel = document.getElementById(button.getAttribute('popovertarget')!);
      if (!(panel instanceof HTMLDialogElement)) return;
      event.preventDefault();
      if (panel.open) panel.close();
      else openModal(panel);
    },
    true,
  );
}
