import { readPage } from '../export/html';
import { EXPORT_FOLDER } from '../folders';
import { type Settings } from '@/lib/settings/parse';

/** An export, read; paths from its folder, with slashes. */
export interface BuiltSite {
  /** Text of the pages by their path. */
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
}

type Site = Pick<Settings, 'homeUrl' | 'basePath'>;

/** First words of the candidates, the rest of which are sizes. */
const addressesOf = (srcset = '') =>
  srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s/, 1)[0] || []);

/** Addresses that a page without scripts leads to, and its own places, to which `#name` leads. */
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

/** Answered by the account service. */
const SERVICE_FOLDER = 'acc/';

/** As it is written where an escape is broken, which then leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Path in the export of an address; undefined: the address is none of the site's files. */
function pathOf(url: URL, { homeUrl, basePath }: Site): string | undefined {
  const folder = `${basePath}/`;
  if (url.origin !== new URL(homeUrl).origin || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.pathname === basePath) return '';
  // Outside of the sub-path lies what this build knows nothing of.
  if (!url.pathname.startsWith(folder)) return undefined;
  const inside = decoded(url.pathname.slice(folder.length));
  return inside.startsWith(SERVICE_FOLDER) ? undefined : inside;
}

/** Links of the built pages that lead to no file, or to no place of a page. */
export function linkProblems(built: BuiltSite | undefined, site: Site): string[] {
  if (!built) return [`Сайт не собран, папки ${EXPORT_FOLDER}/ нет: выполните npm run build.`];
  const home = `${site.homeUrl.replace(/\/$/, '')}/`;
  const links = new Map([...built.pages].map(([name, html]) => [name, pageLinks(html)]));

  function isDead(address: string, base: URL): boolean {
    if (!URL.canParse(address, base)) return true;
    const url = new URL(address, base);
    const path = pathOf(url, site);
    if (path === undefined) return false;
    const index = `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
    const file = [path, index].find((name) => built?.files.has(name));
    if (file === undefined) return true;
    const place = decoded(url.hash.slice(1));
    return place !== '' && links.get(file)?.places.has(place) === false;
  }

  return [...links].flatMap(([name, { addresses }]) => {
    const base = new URL(name.replace(/index\.html$/, ''), home);
    return addresses
      .filter((address) => isDead(address, base))
      .map((address) => `${EXPORT_FOLDER}/${name}: ссылка «${address}» никуда не ведёт.`);
  });
}
