/** How long a successful copy is shown, in milliseconds. */
export const COPIED_MS = 2000;

/**
 * A number n: the text was copied for the nth time. False: the browser refused. Undefined: there is nothing
 * to show.
 */
export type Copied = number | false | undefined;

/**
 * The message for a live region after a successful copy. Every second one ends in a no-break space,
 * because Orca does not announce a text that is equal to the last one (handleAsLiveRegion, Orca 43).
 */
export const copiedMessage = (copied: number, message: string) =>
  copied % 2 ? message : `${message}\u00a0`;

/**
 * Makes a function that copies a text to the clipboard.
 *
 * @param show called with the result of each copy. Before that it is called with undefined, because
 *   a screen reader announces the same text again only if the text has changed in between. It is
 *   also called with undefined 2 s after a success.
 */
export function createCopy(show: (copied: Copied) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copies = 0;
  const end = (copied: Copied) => {
    clearTimeout(timer);
    show(copied);
  };
  return async (text: string): Promise<void> => {
    end(undefined);
    try {
      // `clipboard` is missing on plain http and in some web views, which counts as a refusal.
      await navigator.clipboard.writeText(text);
      end((copies += 1));
      timer = setTimeout(() => show(undefined), COPIED_MS);
    } catch {
      end(false);
    }
  };
}
