import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import { EXPORT_FOLDER } from '../../shared/folders';
import { readPages } from '../export/find-pages';
import { readPage } from '../export/html';
import { ACCOUNT_FOLDER } from '../hosts/account-proxy';

/** Returns the addresses in a page's HTML, and the ids that a link with `#` can lead to. */
function pageLinks(html: string) {
  const { elements } = readPage(html);
  const valuesOf = (name: string) =>
    elements.flatMap(({ attributes }) => attributes.get(name) ?? []);
  // Each candidate of a `srcset` is an address with a size.
  const candidates = valuesOf('srcset').flatMap((value) => value.split(','));
  const pictures = candidates.flatMap((candidate) => candidate.trim().split(/\s/, 1)[0] || []);
  const addresses = ['href', 'src', 'action'].flatMap(valuesOf);
  return { addresses: new Set([...addresses, ...pictures]), ids: valuesOf('id') };
}

/** Decodes a path or a fragment. If its escapes are invalid, returns it unchanged. */
function decoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** Returns Russian sentences about links of the built pages that lead to a missing file or element. */
export function linkProblems(homeUrl: string): string[] {
  const files = filesBelow(EXPORT_FOLDER);
  const home = new URL(`${homeUrl.replace(/\/$/, '')}/`).href;
  const links = new Map([...readPages()].map(([name, html]) => [name, pageLinks(html)]));

  function isDead(address: string, base: URL): boolean {
    if (!URL.canParse(address, base)) return true;
    const { origin, pathname, hash } = new URL(address, base);
    const page = origin + pathname;
    // Only addresses below the site's home page can be checked.
    if (!`${page}/`.startsWith(home)) return false;
    const inside = decoded(page.slice(home.length));
    if (`/${inside}`.startsWith(ACCOUNT_FOLDER)) return false;
    const index = path.posix.join(inside, 'index.html');
    const file = [inside, index].find((name) => files.includes(name));
    if (file === undefined) return true;
    const id = decoded(hash.slice(1));
    return id !== '' && links.get(file)?.ids.includes(id) === false;
  }

  return [...links].flatMap(([name, { addresses }]) => {
    const base = new URL(name.replace(/index\.html$/, ''), home);
    return [...addresses]
      .filter((address) => isDead(address, base))
      .map((address) => `${EXPORT_FOLDER}/${name}: ссылка «${address}» никуда не ведёт.`);
  });
}
