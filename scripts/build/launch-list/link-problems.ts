import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import { EXPORT_FOLDER } from '../../shared/folders';
import { readPages } from '../export/find-pages';
import { readPage } from '../export/html';

/** Returns the addresses of a `srcset`, without their sizes. */
const addressesOf = (srcset = '') =>
  srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s/, 1)[0] || []);

/** Returns the addresses in a page's HTML, and the ids that a link with `#` can lead to. */
function pageLinks(html: string) {
  const { elements } = readPage(html);
  const valuesOf = (name: string) =>
    elements.flatMap(({ attributes }) => attributes.get(name) ?? []);
  const addresses = ['href', 'src', 'action'].flatMap(valuesOf);
  return {
    addresses: [...new Set([...addresses, ...valuesOf('srcset').flatMap(addressesOf)])],
    places: new Set(valuesOf('id')),
  };
}

/** The account service answers everything in this folder. */
const SERVICE_FOLDER = 'acc/';

/** Decodes a path or a fragment. A text with invalid escapes is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the links of the built pages that lead to no file, or to no element of a page. */
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
    if (inside.startsWith(SERVICE_FOLDER)) return false;
    const index = path.posix.join(inside, 'index.html');
    const file = [inside, index].find((name) => files.includes(name));
    if (file === undefined) return true;
    const place = decoded(hash.slice(1));
    return place !== '' && links.get(file)?.places.has(place) === false;
  }

  return [...links].flatMap(([name, { addresses }]) => {
    const base = new URL(name.replace(/index\.html$/, ''), home);
    return addresses
      .filter((address) => isDead(address, base))
      .map((address) => `${EXPORT_FOLDER}/${name}: ссылка «${address}» никуда не ведёт.`);
  });
}
