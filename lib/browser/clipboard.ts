/** Milliseconds for which a successful copy is shown. */
export const COPIED_MS = 2000;

/** Copies a text. @returns whether it is in the clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent on plain http and in some web views; that is a refusal too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
