/** Loads what the browser lacks. A current Chrome lacks nothing. */
export function loadPolyfills(importModule: (name: string) => Promise<unknown>): void {
  const load = (isMissing: boolean, name: string) =>
    isMissing && importModule(name).catch(() => {});
  load(!('userAgentData' in navigator), 'device');
  load(!('closedBy' in HTMLDialogElement.prototype), 'backdrop');
}
