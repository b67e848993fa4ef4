import { toUnicode } from 'punycode/';

/** Returns an address with its host's name as people read and type it, such as `https://слово.рф/`. */
export function readableUrl(address: string): string {
  const { hostname } = new URL(address);
  return address.replace(hostname, toUnicode(hostname));
}
