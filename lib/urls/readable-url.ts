import { domainToUnicode } from 'node:url';

/** An address as people read and type it: a host such as лексикон.рф in its own letters, not as `xn--…`. @param url http(s) address */
export function readableUrl(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, domainToUnicode(hostname));
}
