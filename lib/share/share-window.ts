/** Size of the share window in CSS pixels. */
const FEATURES = 'popup,width=800,height=500';

/**
 * Opens a share page in a small window, which gets no opener and no referrer, as from a link with
 * `noopener noreferrer`. If these were passed as features of the window, `open` would return null
 * in any case, and a blocked window could not be detected. So an empty window is opened, loses its
 * opener, and then follows such a link.
 *
 * @returns false when the browser blocked the window
 */
export function openShareWindow(url: string): boolean {
  const opened = window.open('', '_blank', FEATURES);
  if (!opened) return false;
  opened.opener = null;
  const link = Object.assign(opened.document.createElement('a'), { href: url, rel: 'noreferrer' });
  opened.document.body.append(link);
  link.click();
  return true;
}
