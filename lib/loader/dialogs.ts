import { isUnmodified } from '@/lib/browser/modifier-keys';

/** The dialog or popover that a button opens. The optional methods are missing in older browsers. */
type Panel = HTMLElement &
  Pick<HTMLDialogElement, 'close' | 'open'> &
  Partial<Pick<HTMLDialogElement, 'showModal' | 'showPopover'>>;

/**
 * Improves the buttons with `popovertarget`, which also work without scripts.
 *
 * Dialogs open as modal dialogs, because a popover does not make the page behind it inert.
 *
 * After a click with a pointer the button loses the focus before the dialog opens. Otherwise the dialog would
 * return the focus to the button when it closes. The focus should return only after a click with a keyboard
 * or screen reader.
 *
 * In a browser without popovers the share panel opens at once, even before the polyfill is loaded.
 */
export function handleToggleButtons(): void {
  addEventListener(
    'click',
    (event) => {
      // Older browsers do not have the property `popoverTargetElement`, so this code reads the attribute.
      const button = (event.target as Element).closest<HTMLElement>('[popovertarget]');
      if (document.documentElement.dataset.input === 'pointerdown') button?.blur();
      const id = button?.getAttribute('popovertarget') ?? '';
      const panel = document.getElementById(id) as Panel | null;
      if (panel?.showModal) {
        event.preventDefault();
        if (panel.open) panel.close();
        else {
          panel.showModal();
          // In Firefox and Chromium, Orca reads the dialog only if a script focuses it.
          if (panel.matches('[tabindex]')) panel.focus();
        }
        // The second click of a double click would close the popover again.
      } else if (panel && event.detail > 1) event.preventDefault();
      else if (!panel?.showPopover) panel?.toggleAttribute('open');
    },
    true,
  );
}

/**
 * Closes the drawer or dialog when one of its links is clicked. On a slow connection the visitor then
 * sees at once that the click worked. If the visitor later goes back to the page, nothing covers it.
 */
export function closeDialogOnLinkClick(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    if (isUnmodified(event)) (target as Element).closest('a')?.closest('dialog')?.close();
  });
}
