// Times in milliseconds. The styles get them from tailwind.config.ts.

/** How long a new dialog ignores presses. */
export const DEAF_MS = 500;

/** How long dialogs and panels take to close. */
export const CLOSE_MS = 75;

let deafness: ReturnType<typeof setTimeout>;

/**
 * Opens a modal dialog. For a moment only Escape and its buttons close it: a second tap or click would otherwise
 * hit the backdrop. The dialog's content ignores presses meanwhile.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const closedBy = (value: string) => dialog.setAttribute('closedby', value);
  closedBy('closerequest');
  clearTimeout(deafness);
  deafness = setTimeout(closedBy, DEAF_MS, 'any');
  dialog.showModal();
  // In Firefox and Chromium, Orca reads the dialog only if a script focuses it.
  if (dialog.matches('[tabindex]')) dialog.focus();
  // The browser has scrolled to the first control.
  dialog.scrollTop = 0;
}

/** Returns the selector of open dialogs and panels. A browser without popovers rejects `:popover-open`. */
export const openPanelsSelector = () =>
  `dialog[open]${'popover' in HTMLElement.prototype ? ',:popover-open' : ''}`;

/** Closes the open drawer and share panel. They are in the top layer and would cover a dialog that is not. */
export function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(openPanelsSelector())) {
    if (panel instanceof HTMLDialogElement) panel.close();
    else panel.hidePopover();
  }
}
