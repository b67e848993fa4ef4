/** Size of the share window in CSS pixels. */
const FEATURES = 'popup,width=800,height=500';

/**
 * Opens a share page in a small window that cannot reach back to this one and is not told where it
 * comes from, as a link with `noopener noreferrer`. With these as features of the window a blocked one
 * could not be detected. So an empty window is opened, loses its opener, and follows such a link.
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
