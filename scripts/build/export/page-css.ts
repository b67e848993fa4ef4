import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { flattenLayers, removeNeedless, resolveVariables, unreadVariables } from './css-rules';
import { type PageElement } from './html';
import { lowerCss } from './lower-css';

/**
 * Attributes that scripts and browsers set after the build. Rules that match them are always kept. Add an
 * attribute here when a script sets it and a style reads it.
 */
const stateAttributes = [
  ...['open', 'disabled', 'aria-busy', 'aria-current', 'aria-expanded', 'aria-invalid'],
  ...['device', 'input', 'intent', 'modal', 'ready', 'scripting'].map((name) => `data-${name}`),
];

/** Matches comments in source code. Two slashes after a colon are part of a URL. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/**
 * Returns all names of elements, classes and attributes that may be on the page: those in its HTML, and every
 * word in the source code of its islands' components.
 */
function namesIn(elements: readonly PageElement[], source: string): ExtractorResultDetailed {
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const code = source.replace(comments, '');
  return {
    tags: [
      ...elements.map(({ name }) => name),
      ...Array.from(code.matchAll(/<([a-z]\w*)/g), ([, name = '']) => name),
    ],
    classes: [
      ...elements.flatMap((element) => element.attributes.get('class')?.split(/\s+/) ?? []),
      ...code.split(/[\s'"`{}]+/),
    ],
    ids: elements.flatMap((element) => element.attributes.get('id') ?? []),
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.map(([, value]) => value),
    },
    undetermined: [],
  };
}

/**
 * Returns the CSS that a page needs: the rules for elements, classes and ids that are on the page or that its
 * islands may add. These include rules for states (`:hover`, `[open]`), both themes, print and all window
 * widths. The oldest supported browsers can parse the result.
 *
 * @param css the whole style sheet
 * @param sources source code of the islands' components
 */
export async function pageCss(
  css: string,
  elements: readonly PageElement[],
  sources: string,
): Promise<string> {
  const names = namesIn(elements, sources);
  const sheet = postcss.parse(css);
  removeNeedless(sheet, elements);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: 'page', extension: 'html' }],
    css: [{ raw: sheet.toString() }],
    defaultExtractor: () => names,
    variables: true,
    dynamicAttributes: stateAttributes,
    // Keeps selectors that consist of a pseudo-class alone, such as `:root`.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  const rest = postcss.parse(result?.css ?? '');
  resolveVariables(rest);
  flattenLayers(rest);
  return lowerCss(rest.toString(), unreadVariables(rest));
}
