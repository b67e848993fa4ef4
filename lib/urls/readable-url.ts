import { domainToUnicode } from 'node:url';

/** An address as people read and type it: its host in its own letters, such as `https://слово.рф/`. */
export function readableUrl(address: string): string {
  const { host, hostname } = new URL(address);
  return address.replace(host, host.replace(hostname, domainToUnicode(hostname)));
}
