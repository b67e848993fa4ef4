/** Reads a cookie from the value of `document.cookie`, percent-decoded if it can be; undefined if absent or empty. */
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
