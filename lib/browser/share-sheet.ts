/**
 * Matches the names of errors that are not failures: `AbortError` if the visitor has closed the sheet,
 * `InvalidStateError` if the sheet is already open.
 */
const HARMLESS = /^(Abort|InvalidState)Error$/;

/**
 * Opens the device's share sheet (Web Share API).
 *
 * @param onFailure called when the sheet cannot be opened
 */
export const openShareSheet = (data: ShareData, onFailure: () => void): Promise<void> =>
  navigator.share(data).catch(({ name }: Error) => {
    if (!HARMLESS.test(name)) onFailure();
  });
