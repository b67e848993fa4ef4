/**
 * Answers invoker commands on dialogs for browsers without them (Chrome up to
 * 134, Firefox up to 143, Safari up to 26.1). In the loader and not in a file
 * of its own: a press on «Меню» may come before any file does. Listens last,
 * so that a button whose focus is dropped does not get it back when its dialog
 * closes.
 */
export function answerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') ?? '',
    ) as HTMLDialogElement | null;
    dialog?.[button?.getAttribute('command') === 'close' ? 'close' : 'showModal']();
  });
}
