import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type PageElement } from '../html';
import { namesInPage, namesInSource } from './names';
import { orderOfLayers, removeNeedless } from './needless-rules';
import { removeEmptied, resolveVariables } from './variables';

/** Attributes that scripts and browsers set: rules for them stay, whatever the HTML says. */
const stateAttributes = [
  'open',
  'disabled',
  'aria-busy',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'data-closed',
  'data-device',
  'data-input',
  'data-intent',
  'data-leave',
  'data-ready',
  'data-scripting',
];

/** What a page shows, now or later. */
export interface Shown {
  readonly elements: readonly PageElement[];
  /** Source text of the components that its islands may add. */
  readonly sources: string;
}

/**
 * The critical CSS of a page: the rules of a style sheet whose elements,
 * classes and ids it has, or its islands can bring. States (`:hover`,
 * `[open]`), themes, print and every width stay. No style sheet is loaded
 * besides.
 *
 * @param css the whole style sheet, minified
 */
export async function criticalCss(css: string, { elements, sources }: Shown): Promise<string> {
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
