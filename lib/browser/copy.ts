/** Milliseconds for which a successful copy is shown, counted from the last press. */
export const COPIED_MS = 2000;

/** Whether the browser has copied the text or refused it; undefined: nothing to show. */
export type Copied = boolean | undefined;

/**
 * Makes a function that copies a text to the clipboard.
 *
 * @param show called with the result of the last press. Called with undefined at each press, because
 *   a screen reader announces a text again only if another one was there in between, and 2 s after a
 *   success.
 */
export function createCopy(show: (copied: Copied) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (copied: Copied) => {
    clearTimeout(timer);
    show(copied);
  };
  return async (text: string): Promise<void> => {
    end(undefined);
    try {
      // Absent on plain http and in some web views; that is a refusal too.
      await navigator.clipboard.writeText(text);
      end(true);
      timer = setTimeout(() => show(undefined), COPIED_MS);
    } catch {
      end(false);
    }
  };
}
