import { readFile } from 'node:fs/promises';
import { type BrowserCode, ENTRIES } from './bundle-islands';
import { readPage } from './html';
import { keepEmails } from './keep-emails';
import { pageCss } from './page-css';
import { insertPolicy } from './policy';
import { removeNext } from './remove-next';
import { speculationRules } from './speculation-rules';

/** Data that is the same for all pages of an export. */
export interface PageContext {
  readonly code: Pick<BrowserCode, 'copyButtons' | 'islands' | 'loader'>;
  /** Sub-path of the site without a trailing slash; empty for the root. */
  readonly basePath: string;
  /** Origin of the account service; empty if it is the site's own origin. */
  readonly service: string;
  /** Reads a text file of the export. @param url path from the root of the host */
  readonly readAsset: (url: string) => Promise<string>;
}

const readAll = async (names: Iterable<string>, read: (name: string) => Promise<string>) =>
  (await Promise.all([...new Set(names)].map(read))).join('\n');

/**
 * Turns a page of `next build` into the page that visitors get: removes Next's runtime, and adds the page's own
 * CSS, the loader of its islands and a Content-Security-Policy.
 *
 * @throws Error when the page is not as expected, for example when it has no title
 */
export async function finishPage(html: string, context: PageContext): Promise<string> {
  const { code, basePath, service, readAsset } = context;
  const { html: own, styleSheets, styles } = removeNext(html);
  const bare = keepEmails(own);
  const { elements } = readPage(bare);
  const islands = elements.flatMap(({ attributes }) => attributes.get('data-island') ?? []);
  const unknown = islands.find((name) => !code.islands.has(name));
  if (unknown !== undefined)
    throw new Error(`It has an island «${unknown}», but ${ENTRIES} has not.`);

  const components = islands.flatMap((name) => code.islands.get(name) ?? []);
  const sources = await readAll(components, (file) => readFile(file, 'utf8'));
  const sheets = `${await readAll(styleSheets, readAsset)}\n${styles}`;
  const css = await pageCss(sheets, bare, sources);
  const loader = `<script>${await code.loader(islands, basePath)}</script>`;
  const copies = elements.some(({ attributes }) => attributes.has('data-copy'));
  const copyButtons = copies ? `<script>${code.copyButtons}</script>` : '';
  const rules = `<script type="speculationrules">${speculationRules(basePath)}</script>`;
  const title = elements.find(({ name }) => name === 'title');
  if (!title) throw new Error('It has no title.');
  // The Content-Security-Policy contains hashes of the inline scripts and styles, so it is inserted last.
  return insertPolicy(
    `${bare.slice(0, title.start)}<style>${css}</style>${rules}${loader}${copyButtons}${bare.slice(title.start)}`,
    service,
  );
}
