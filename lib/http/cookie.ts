/**
 * Returns the percent-decoded value of a cookie; undefined if the cookie is absent or empty. A value
 * that is not valid percent-encoding is returned unchanged.
 *
 * @param cookies value of `document.cookie`
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const value = pair?.slice(prefix.length);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
