import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { flattenLayers, removeNeedless, resolveVariables, unreadVariables } from './css-rules';
import { type PageElement } from './html';
import { lowerCss } from './lower-css';

/** Attributes that scripts and browsers set. Rules for them are always kept. */
const stateAttributes = [
  ...['open', 'disabled', 'aria-busy', 'aria-current', 'aria-expanded', 'aria-invalid'],
  ...['closed', 'device', 'input', 'intent', 'leave', 'modal', 'ready', 'scripting'].map(
    (name) => `data-${name}`,
  ),
];

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? [];

/** Two slashes after a colon are part of an address and begin no comment. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** Names that selectors may match: on the page, and in what a script may add, by the words of its source. */
function namesIn(elements: readonly PageElement[], source: string): ExtractorResultDetailed {
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const code = source.replace(comments, '');
  return {
    tags: [
      ...elements.map(({ name }) => name),
      ...Array.from(code.matchAll(/<([a-z]\w*)/g), ([, name = '']) => name),
    ],
    classes: [
      ...elements.flatMap((element) => words(element.attributes.get('class'))),
      ...code.split(/[\s'"`{}]+/),
    ],
    ids: elements.flatMap((element) => words(element.attributes.get('id'))),
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.map(([, value]) => value),
    },
    undetermined: [],
  };
}

/**
 * The CSS of a page: the rules of the style sheet for elements, classes and ids that the page has
 * or its islands may add. States (`:hover`, `[open]`), themes, print and all widths are kept. The
 * syntax is one that the oldest supported browsers know.
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
    // Keeps selectors that consist of a state only.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  const rest = postcss.parse(result?.css ?? '');
  resolveVariables(rest);
  flattenLayers(rest);
  return lowerCss(rest.toString(), unreadVariables(rest));
}
