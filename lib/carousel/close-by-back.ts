/** What marks the entry of the history that stands for an open dialog. */
const MARK = 'dialog';

const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Whether «Back» is the key that closes things, and the browser does not do so by itself. */
const needsEntry = () => /Android/.test(navigator.userAgent) && !('CloseWatcher' in window);

/**
 * Lets «Back» close a modal dialog on Android. Browsers with close watchers (Chrome 126, Firefox
 * 149) do so themselves; for older ones the open dialog is an entry of the history. That costs
 * what lay ahead in the history, so only they have it.
 *
 * @param dialog an open one
 * @returns ends it; also when the dialog has been closed otherwise
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  if (!needsEntry()) return () => {};
  const close = () => dialog.close();
  // A reloaded page stands on the entry already.
  if (!isOnEntry()) history.pushState({ [MARK]: true }, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (isOnEntry()) history.back();
  };
}
