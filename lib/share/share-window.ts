/** Size of the share window in CSS pixels. */
const FEATURES = 'popup,width=800,height=500';

/**
 * Opens a share page in a small window that cannot reach back to this one.
 * With `noopener` a blocked window could not be detected, so the opener is
 * removed by hand before the new page can run.
 *
 * @returns false when the browser blocked the window
 */
export function openShareWindow(url: string): boolean {
  const opened = window.open(url, '_blank', FEATURES);
  if (!opened) return false;
  opened.opener = null;
  return true;
}
