/**
 * Loads a polyfill for each feature that the browser lacks. A current Chrome needs no polyfills.
 *
 * @param folder address of the modules, with a trailing slash
 * @param importModule `import()`
 */
export function loadPolyfills(
  folder: string,
  importModule: (url: string) => Promise<unknown>,
): void {
  const load = (isMissing: boolean, name: string) =>
    isMissing && importModule(`${folder}${name}.js`).catch(() => {});
  load(!('userAgentData' in navigator), 'device');
  load(!('closedBy' in HTMLDialogElement.prototype && 'CloseWatcher' in window), 'panels');
}
