import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Loader, transform } from 'esbuild';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type PageElement } from '@/lib/html/html';

/** Matches what Tailwind always adds: for web components, parts of form fields, Firefox's focus ring, and `hidden`. */
const needless =
  /^(:host|::(-webkit-|file-selector|placeholder)|:-moz-(ui-invalid|focusring)|\[hidden\])/;

/** Removes what no page needs, and replaces the variables that only other pages set. */
function shorten(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !needless.test(selector));
    if (rule.selector === '') rule.remove();
  });
  // The site changes no features and variations of fonts.
  sheet.walkDecls(/^font-(feature|variation)-settings$/, (settings) => void settings.remove());
  // For browsers without `@property`: Firefox up to 127 and Safari up to 16.3.
  sheet.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  const set = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  const initial = new Map<string, string | undefined>();
  sheet.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) return;
    initial.set(rule.params, /initial-value: ?([^;}]+)/.exec(rule.toString())?.[1]);
    rule.remove();
  });
  sheet.replaceValues(
    /var\((--[\w-]+)(?:, ?([^()]*))?\)/g,
    {},
    (use: string, name: string, fallback?: string) =>
      set.has(name) ? use : (initial.get(name) ?? fallback ?? use),
  );
  return sheet.toString();
}

/** Returns what rules may name of an element. Its text is not among it, so no text changes the styles. */
const namesOf = ({ name, attributes }: PageElement) =>
  [name, attributes.get('id'), attributes.get('class')].join(' ');

/** Reads a source file of an island without its comments. */
async function readCode(file: string): Promise<string> {
  const options = { loader: path.extname(file).slice(1) as Loader, minifyWhitespace: true };
  return (await transform(await readFile(file, 'utf8'), options)).code;
}

/** Returns the CSS that a page needs: the rules for its elements and for words in the source files of its islands. */
export async function pageCss(
  css: string,
  elements: readonly PageElement[],
  sources: readonly string[],
): Promise<string> {
  const words = [...elements.map(namesOf), ...(await Promise.all(sources.map(readCode)))];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => [...text.split(/[\s'"`]+/), ...text.split(/[^\w-]+/)],
    variables: true,
    // Scripts and browsers set attributes after the build, so no rule is removed because of an attribute.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name]) => name!),
    // Keeps selectors that consist of a pseudo-class alone, such as `:root`.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  const { code } = await transform(shorten(result?.css ?? ''), { loader: 'css', minify: true });
  return code.trim();
}
