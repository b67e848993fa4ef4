export const COPIED = 'Скопировано';

/** How long the result of a successful copy is shown, in milliseconds. */
const COPIED_MS = 2000;

/** After this time without an answer, copying has failed, in milliseconds. Some in-app browsers never answer. */
const ANSWER_MS = 1000;

/** For a number n, the text was copied for the nth time. `false`: the browser refused or did not answer. */
export type Copied = number | false | undefined;

/**
 * Returns the message for a live region. Every second one ends in a no-break space, because Orca does not announce the
 * same text twice in a row (handleAsLiveRegion, Orca 43).
 */
export const copiedMessage = (copied: number, message: string) =>
  copied % 2 ? message : `${message}\u00a0`;

/**
 * Returns a function that copies text to the clipboard.
 *
 * @param show called with each result, and with `undefined` before it and 2 s after a success. Screen readers announce
 *   a message twice only if it was removed in between.
 */
export function createCopy(show: (copied: Copied) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copies = 0;
  let presses = 0;
  const end = (copied: Copied) => {
    clearTimeout(timer);
    show(copied);
  };
  return async (text: string): Promise<void> => {
    end(undefined);
    const press = (presses += 1);
    try {
      // On plain http and in some web views, `clipboard` is missing, and this line throws an error.
      await Promise.race([
        navigator.clipboard.writeText(text),
        new Promise((_, reject) => (timer = setTimeout(reject, ANSWER_MS))),
      ]);
      if (press !== presses) return;
      end((copies += 1));
      timer = setTimeout(() => show(undefined), COPIED_MS);
    } catch {
      if (press === presses) end(false);
    }
  };
}
