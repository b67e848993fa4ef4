/** Features of the share window; its size is in CSS pixels. */
const FEATURES = 'popup,width=800,height=500';

/**
 * Opens a share page in a small window. The page gets no opener and no referrer. With the window feature
 * `noopener` or `noreferrer`, `open` would always return null, and a blocked window could not be detected.
 * This code therefore opens an empty window, removes its opener and clicks a link with `noreferrer` in it.
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
