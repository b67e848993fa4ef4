/**
 * Opens the device's share sheet (Web Share API).
 *
 * @param onFailure called when the sheet cannot be opened, also while the browser takes an earlier sheet to be open:
 *   some browsers do so for ever after the visitor has closed it
 */
export const openShareSheet = (data: ShareData, onFailure: () => void): Promise<void> =>
  navigator.share(data).catch(({ name }: Error) => {
    // The visitor has closed the sheet.
    if (name !== 'AbortError') onFailure();
  });
