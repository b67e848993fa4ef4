import { type BrowserCode } from './bundle-islands';
import { pageCss } from './page-css';
import { findNext } from './remove-next';
import { type IslandName } from '@/components/islands/island';
import { editPage, type PageElement, readPage } from '@/lib/html/html';
import { policyText } from '@/lib/html/policy';

/** What is the same for all pages. */
export interface PageContext {
  readonly code: Pick<BrowserCode, 'copyButtons' | 'islands' | 'loader'>;
  /** Sub-path of the site without a trailing slash; empty for the root. */
  readonly basePath: string;
  /** Origin of the account service; empty if it is the site's own. */
  readonly service: string;
  /** Reads a text file of the export. @param url path from the root of the host */
  readonly readAsset: (url: string) => Promise<string>;
}

/** With these rules browsers prefetch a page 200 ms after the pointer rests on its link. Only pages end in a slash. */
const speculationRules = (basePath: string) => {
  const where = { href_matches: `${basePath}/{*/}?` };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
};

/** Turns off Cloudflare's «Email Address Obfuscation», because the policy blocks the script that restores addresses. */
const keepEmails = (html: string) =>
  html.includes('mailto:')
    ? html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off-->$&')
    : html;

/** Returns the places after the charset, where the policy begins to have an effect, and before the title. */
function placesInHead(elements: readonly PageElement[]) {
  const charset = elements[elements.findIndex(({ name }) => name === 'head') + 1];
  if (charset?.name !== 'meta' || !charset.attributes.has('charset')) {
    throw new Error('The head does not begin with <meta charset>.');
  }
  const title = elements.find(({ name }) => name === 'title');
  if (!title) throw new Error('It has no title.');
  return { afterCharset: charset.end, beforeTitle: title.start };
}

/** X takes these from Open Graph (developer.x.com, Cards Markup). Next adds them of its own accord. */
const isRepeated = ({ attributes }: PageElement) =>
  /^twitter:(?!card)/.test(attributes.get('name') ?? '');

/** Turns a page of `next build` into the page that visitors get. @throws Error when the page is not as expected */
export async function finishPage(html: string, context: PageContext): Promise<string> {
  const { code, basePath, service, readAsset } = context;
  const { places, own, styleSheets, styles } = findNext(readPage(html));
  const { afterCharset, beforeTitle } = placesInHead(own);
  const removals = [...places, ...own.filter(isRepeated)].map(({ start, end }) => ({
    start,
    end,
    text: '',
  }));

  const islands = own.flatMap(
    ({ attributes }) => (attributes.get('data-island') ?? []) as IslandName | [],
  );
  const components = islands.flatMap((name) => code.islands.get(name) ?? []);
  const copies = own.some(({ attributes }) => attributes.has('data-copy'));
  const sheets = [...(await Promise.all(styleSheets.map(readAsset))), styles].join('\n');
  const added = [
    `<style>${await pageCss(sheets, own, components)}</style>`,
    `<script type="speculationrules">${speculationRules(basePath)}</script>`,
    `<script>${await code.loader(islands)}</script>`,
    copies ? `<script>${code.copyButtons}</script>` : '',
  ].join('');
  const policy = policyText([...own, ...readPage(added).elements], service);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const finished = editPage(html, [
    ...removals,
    { start: afterCharset, end: afterCharset, text: meta },
    { start: beforeTitle, end: beforeTitle, text: added },
  ]);
  return keepEmails(finished);
}
