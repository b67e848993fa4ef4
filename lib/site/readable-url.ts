import { domainToUnicode } from 'node:url';

/** Returns an address as people read and type it, with a Unicode host, such as `https://слово.рф/`. */
export function readableUrl(address: string): string {
  const { hostname } = new URL(address);
  return address.replace(hostname, domainToUnicode(hostname));
}
