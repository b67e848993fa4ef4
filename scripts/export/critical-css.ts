import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { orderOfLayers, removeEmptied, removeNeedless, resolveVariables } from './css-rules';
import { type PageElement } from './html';

/** Attributes that scripts and browsers set: rules for them always stay. */
const stateAttributes = [
  ...['open', 'disabled', 'aria-busy', 'aria-current', 'aria-expanded', 'aria-invalid'],
  ...['closed', 'device', 'input', 'intent', 'leave', 'ready', 'scripting'].map(
    (name) => `data-${name}`,
  ),
];

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? [];

/** What selectors can name on a page. */
function namesInPage(elements: readonly PageElement[]): ExtractorResultDetailed {
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return {
    tags: elements.map(({ name }) => name),
    classes: elements.flatMap((element) => words(element.attributes.get('class'))),
    ids: elements.flatMap((element) => words(element.attributes.get('id'))),
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.map(([, value]) => value),
    },
    undetermined: [],
  };
}

/** Two slashes after a colon stand in an address. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** What selectors can name in elements that a script makes: the tags and words of its source. */
function namesInSource(source: string): ExtractorResultDetailed {
  const code = source.replace(comments, '');
  return {
    tags: [...code.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name),
    classes: code.split(/[\s'"`{}]+/),
    ids: [],
    attributes: { names: [], values: [] },
    undetermined: [],
  };
}

/**
 * The CSS of a page: the rules of a style sheet whose elements, classes and ids it has, or its islands
 * can add. States (`:hover`, `[open]`), themes, print and every width stay.
 *
 * @param css the whole style sheet, minified
 * @param sources source text of the components that its islands may add
 */
export async function criticalCss(
  css: string,
  elements: readonly PageElement[],
  sources: string,
): Promise<string> {
  const inSource = namesInSource(sources);
  const sheet = postcss.parse(css);
  const layers = orderOfLayers(sheet);
  removeNeedless(sheet, elements);
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: 'page', extension: 'page' },
      { raw: 'source', extension: 'source' },
    ],
    css: [{ raw: sheet.toString() }],
    extractors: [
      { extensions: ['page'], extractor: () => namesInPage(elements) },
      { extensions: ['source'], extractor: () => inSource },
    ],
    variables: true,
    dynamicAttributes: stateAttributes,
    // Selectors that name a state and no element.
    safelist: { standard: [/^:[\w-]+$/] },
  });
  const rest = postcss.parse(result?.css ?? '');
  resolveVariables(rest);
  removeEmptied(rest);
  return layers + rest.toString();
}
