import { handleDialogs } from './dialogs';
import { markDocument } from './mark-document';
import { ignoreSecondClicks } from './second-clicks';

/**
 * Starts what every page needs, with and without islands. Of all listeners for clicks, that of `ignoreSecondClicks` must
 * be the first, because it stops the event. A current Chrome needs no polyfill.
 */
export function startPage(importModule: (name: string) => Promise<unknown>): void {
  const load = (isMissing: boolean, name: string) =>
    isMissing && importModule(name).catch(() => {});
  markDocument();
  ignoreSecondClicks();
  handleDialogs();
  load(!('userAgentData' in navigator), 'device');
  load(!('closedBy' in HTMLDialogElement.prototype), 'backdrop');
}
