import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { flattenLayers, removeEmptied, removeNeedless, resolveVariables } from './css-rules';
import { type PageElement } from './html';
import { lowerCss } from './lower-css';

/** Attributes that scripts and browsers set: rules for them always stay. */
const stateAttributes = [
  ...['open', 'disabled', 'aria-busy', 'aria-current', 'aria-expanded', 'aria-invalid'],
  ...['closed', 'device', 'input', 'intent', 'leave', 'modal', 'ready', 'scripting'].map(
    (name) => `data-${name}`,
  ),
];

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? [];

/** Two slashes after a colon stand in an address. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** What selectors can name: on the page, and in elements that a script makes by the words of its source. */
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
 * The CSS of a page: the rules of a style sheet whose elements, classes and ids it has, or its islands
 * can add. States (`:hover`, `[open]`), themes, print and every width stay. In words that the oldest
 * supported browsers know.
 *
 * @param css the whole style sheet, minified
 * @param sources source text of the components that its islands may add
 */
export async function criticalCss(
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
    // Selectors that name a state and no element.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  const rest = postcss.parse(result?.css ?? '');
  resolveVariables(rest);
  removeEmptied(rest);
  flattenLayers(rest);
  return lowerCss(rest.toString());
}
