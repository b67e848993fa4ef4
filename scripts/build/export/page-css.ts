import { transform } from 'esbuild';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Matches the name of an attribute in a selector. */
const attribute = /\[([\w-]+)/g;

/** Matches scripts and styles of a page, and comments in source code. Two slashes after a colon belong to a URL. */
const wordless = /<(script|style)[^]*?<\/\1>|\/\*[^]*?\*\/|(?<!:)\/\/.*/g;

/**
 * Matches selectors for inner parts of form fields and for Firefox's own focus ring, which the site replaces.
 * Tailwind has no option to omit these rules.
 */
const innerParts = /^(::(-webkit-|file-selector|placeholder)|:-moz-(ui-invalid|focusring))/;

/** Removes what no page needs: inner parts, and the initial values of variables that no rule reads. */
function removeUnread(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => innerParts.test(selector))) rule.remove();
  });
  // For browsers without `@property`: Firefox up to 127 and Safari up to 16.3.
  sheet.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  sheet.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  return sheet.toString();
}

/**
 * Returns the CSS that a page needs: the rules for words in its HTML and in the source code of its islands'
 * components. The order of the rules and the cascade layers stay.
 */
export async function pageCss(css: string, html: string, sources: string): Promise<string> {
  const words = `${html}${sources}`
    .replaceAll(wordless, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => [...text.split(/[\s'"`]+/), ...text.split(/[^\w-]+/)],
    variables: true,
    // Scripts and browsers set attributes after the build, so no rule is removed because of an attribute.
    dynamicAttributes: Array.from(css.matchAll(attribute), ([, name]) => name!),
    // Keeps selectors that consist of a pseudo-class alone, such as `:root`.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  const { code } = await transform(removeUnread(result?.css ?? ''), {
    loader: 'css',
    minify: true,
  });
  return code.trim();
}
