/**
 * Opens a share page in a small window without opener and referrer. With the feature `noopener` or `noreferrer`, `open`
 * returns null even if nothing was blocked, so this code opens an empty window first.
 * @returns false when the browser blocked the window
 */
export function openShareWindow(url: string): boolean {
  const opened = window.open('', '_blank', 'popup,width=800,height=500');
  if (!opened) return false;
  opened.opener = null;
  const link = Object.assign(opened.document.createElement('a'), { href: url, rel: 'noreferrer' });
  opened.document.body.append(link);
  link.click();
  return true;
}

/** Opens the device's share sheet. In some browsers this fails for ever after the visitor has closed a sheet. */
export const openShareSheet = (data: ShareData, onFailure: () => void): Promise<void> =>
  navigator.share(data).catch(({ name }: Error) => {
    // The visitor has closed the sheet.
    if (name !== 'AbortError') onFailure();
  });
