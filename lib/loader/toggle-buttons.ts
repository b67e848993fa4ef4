/**
 * Buttons that open or close something are served by the browser, as popovers,
 * without scripts. With them, a button loses the focus after a pointer's click,
 * and does so before the click acts, because a dialog gives the focus back to
 * what had it; a keyboard's click has detail 0 and keeps it. If the button's
 * popover is a dialog, it becomes a modal one: a popover leaves what lies
 * behind it within reach.
 */
export function serveToggleButtons(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[popovertarget]');
      if (event.detail > 0) button?.blur();
      const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      event.preventDefault();
      if (dialog.open) dialog.close();
      else dialog.showModal();
    },
    true,
  );
}
