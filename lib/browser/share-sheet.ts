/** Opens the device's share sheet. In some browsers this fails for ever after the visitor has closed a sheet. */
export const openShareSheet = (data: ShareData, onFailure: () => void): Promise<void> =>
  navigator.share(data).catch(({ name }: Error) => {
    // The visitor has closed the sheet.
    if (name !== 'AbortError') onFailure();
  });
