import { isPlainClick } from '@/lib/browser/plain-click';

/** What a button opens: a dialog, or a popover, which older browsers do not know. */
type Panel = HTMLElement &
  Pick<HTMLDialogElement, 'close' | 'open'> &
  Partial<Pick<HTMLDialogElement, 'showModal' | 'showPopover'>>;

/**
 * Adds to the buttons with `popovertarget`, which work without scripts.
 *
 * A dialog is opened as a modal one: a popover does not make the page behind it
 * inert. After a click with a pointer the button loses the focus. It does so
 * before the dialog opens, because the dialog gives the focus back when it
 * closes. A click by keyboard has detail 0, and the button keeps the focus. In a browser without
 * popovers the share panel opens at once, before the polyfill is there.
 */
export function handleToggleButtons(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[popovertarget]');
      if (event.detail > 0) button?.blur();
      const id = button?.getAttribute('popovertarget') ?? '';
      const panel = document.getElementById(id) as Panel | null;
      if (panel?.showModal) {
        event.preventDefault();
        if (panel.open) panel.close();
        else panel.showModal();
      } else if (!panel?.showPopover) panel?.toggleAttribute('open');
    },
    true,
  );
}

/**
 * Closes the drawer or dialog whose link is clicked. On a slow connection the
 * visitor sees at once that the click counts, and «back» shows the page without it.
 */
export function closeDialogOnLinkClick(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (isPlainClick(event)) (target as Element).closest('a')?.closest('dialog')?.close();
  });
}
