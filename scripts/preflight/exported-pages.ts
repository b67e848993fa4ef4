import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { type PageElement, readPage } from '@/lib/html/html';
import { filesIn } from '@/lib/owner-files/folder';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { downloadPath, DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { EXPORT_FOLDER, filesBelow, exportedPages } from '@/scripts/shared/folders';

/** Returns the addresses in an element's attributes. Each candidate of a `srcset` is an address with a size. */
const addressesOf = ({ attributes }: PageElement): string[] => [
  ...['href', 'src', 'action'].flatMap((name) => attributes.get(name) ?? []),
  ...(attributes.get('srcset')?.split(',') ?? []).map((one) => one.trim().split(/\s/, 1)[0] ?? ''),
];

/** Whether an element's address is loaded with the page. The policy allows only addresses of the site itself. */
const isLoaded = ({ name, attributes }: PageElement) =>
  /^(script|img|source|iframe|video|audio|object|embed)$/.test(name) ||
  (name === 'link' && /stylesheet|preload|icon/.test(attributes.get('rel') ?? ''));

/** Returns the other hosts from which an element or an inline script loads something. The policy blocks them. */
function blockedHosts(element: PageElement, home: URL): string[] {
  const isCode = element.name === 'script' && !element.attributes.get('type')?.includes('json');
  const inCode = isCode ? (element.text.match(/(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+/g) ?? []) : [];
  return [...(isLoaded(element) ? addressesOf(element) : []), ...inCode]
    .filter((address) => URL.canParse(address, home))
    .map((address) => new URL(address, home))
    .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== home.origin)
    .map(({ host }) => host);
}

/** Returns the owner's file and line with an address, a page's own file first, or else the exported page. */
function sourceOf(page: string, address: string): string {
  for (const name of [`pages/${path.posix.dirname(page)}.md`, ...filesBelow(CONTENT_FOLDER)]) {
    const file = `${CONTENT_FOLDER}/${name}`;
    const [before, after] = existsSync(file) ? readFileSync(file, 'utf8').split(address, 2) : [];
    if (after !== undefined) return `${file}, строка ${before!.split('\n').length}`;
  }
  return `${EXPORT_FOLDER}/${page}`;
}

/** Returns Russian sentences about links that lead nowhere and about code that the pages' policy blocks. */
export function pageProblems(homeUrl: string): string[] {
  const files = filesBelow(EXPORT_FOLDER);
  const home = new URL(`${homeUrl.replace(/\/$/, '')}/`);
  const pages = [...exportedPages()].map(([name, html]) => ({ name, ...readPage(html) }));

  function isDead(address: string, base: URL): boolean {
    if (!URL.canParse(address, base)) return true;
    const { origin, pathname, hash } = new URL(address, base);
    // Only addresses below the site's home page can be checked, and the account service answers below /acc/.
    if (!`${origin}${pathname}/`.startsWith(home.href) || pathname.startsWith('/acc/'))
      return false;
    const inside = unescape(pathname.slice(home.pathname.length));
    const file = [inside, path.posix.join(inside, 'index.html')].find((one) => files.includes(one));
    const page = pages.find(({ name }) => name === file);
    // An element without an id matches an address without a fragment.
    const isMeant = ({ attributes }: PageElement) =>
      new URL(`#${attributes.get('id') ?? ''}`, home).hash === hash;
    return file === undefined || page?.elements.some(isMeant) === false;
  }

  const dead = pages.flatMap(({ name, elements }) => {
    const base = new URL(name.replace(/index\.html$/, ''), home);
    return [...new Set(elements.flatMap(addressesOf))]
      .filter((address) => isDead(address, base))
      .map((address) => unescape(address.replace(home.pathname, '/')))
      .map((address) => `${sourceOf(name, address)}: ссылка «${address}» никуда не ведёт.`);
  });
  const hosts = pages.flatMap(({ elements }) => elements.flatMap((one) => blockedHosts(one, home)));
  const blocked = [...new Set(hosts)].map(
    (host) =>
      `${EXPORT_FOLDER}/: страницы обращаются к ${host}, а их политика безопасности пускает только ваш сайт, и счётчик не считает; положите файл в public/ или уберите вставку, например из app/layout.tsx.`,
  );
  return [...dead, ...blocked];
}

/** Returns Russian sentences about files for download to which no page links. */
export function downloadDoubts(): string[] {
  const pages = [...exportedPages().values()].join('');
  return filesIn(DOWNLOADS_FOLDER)
    .filter((name) => !name.startsWith('.') && !pages.includes(downloadPath(encodeURI(name))))
    .map((name) => `${DOWNLOADS_FOLDER}${name}: на него не ведёт ни одна ссылка.`);
}
