import { readPage, without, type PageElement } from './html';

/** Where Next keeps the files of its runtime, below the site's home. */
export const NEXT_FOLDER = '_next';

const fromNext = (url: string | undefined) => url?.includes(`/${NEXT_FOLDER}/`) ?? false;

const isStyleSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';

/** What Next's inline scripts name: the page's data, and the bundler that begins with them. */
const globals = /self\.__next_|TURBOPACK/;

/** Scripts, their preloads and the style sheets are told by their address, inline scripts by globals. */
const isNexts = ({ name, attributes, text, isEmpty }: PageElement) =>
  (name === 'link' && fromNext(attributes.get('href')) && attributes.get('rel') !== 'icon') ||
  (name === 'script' && (fromNext(attributes.get('src')) || globals.test(text))) ||
  // Where streamed metadata would have come to stand.
  (name === 'div' && attributes.has('hidden') && isEmpty);

/** A page without Next's runtime. */
export interface BarePage {
  readonly html: string;
  /** Addresses of the style sheets that it had. */
  readonly styleSheets: readonly string[];
}

/**
 * Takes Next's scripts, data, style sheets and comments out of a page that it
 * has exported.
 *
 * @throws Error with a sentence when something of Next's is left, or when
 *   there was nothing to take
 */
export function removeNext(html: string): BarePage {
  const { elements, comments } = readPage(html);
  const nexts = elements.filter(isNexts);
  if (nexts.length === 0) throw new Error('It has nothing of Next; run next build first.');
  const bare = without(html, [...nexts, ...comments]);
  const left = /[^<>]{0,60}(?:__next|\/_next\/|TURBOPACK)[^<>]{0,60}/.exec(bare);
  if (left) throw new Error(`Something of Next's is left in it: «${left[0]}».`);
  return {
    html: bare,
    styleSheets: nexts.filter(isStyleSheet).map(({ attributes }) => attributes.get('href') ?? ''),
  };
}
