/** Marks the history entry of an open dialog. */
const MARK = 'dialog';

const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Whether «Back» should close a dialog, and the browser does not do it itself. */
const needsEntry = () => /Android/.test(navigator.userAgent) && !('CloseWatcher' in window);

/**
 * Lets «Back» close a modal dialog on Android. Browsers with close watchers (Chrome 126, Firefox
 * 149) do so themselves. In older ones the open dialog is a history entry. That removes the
 * entries after the current one, so other browsers get none.
 *
 * @param dialog an open one
 * @returns removes the entry; call it after every way of closing
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  if (!needsEntry()) return () => {};
  const close = () => dialog.close();
  // After a reload the page is on the entry already.
  if (!isOnEntry()) history.pushState({ [MARK]: true }, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (isOnEntry()) history.back();
  };
}
