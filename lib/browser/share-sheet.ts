/** Matches errors that do not count as failures: the visitor has closed the sheet, or it is already open. */
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
