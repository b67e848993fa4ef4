import postcss, { type ChildNode, type Root } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { type PageElement } from './html';

/** Attributes that scripts and browsers set: rules for them stay, whatever the HTML says. */
const stateAttributes = [
  'open',
  'disabled',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'data-closed',
  'data-device',
  'data-leave',
  'data-ready',
  'data-scripting',
  'data-touched',
  'data-turned',
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

const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;

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

/** Layer of what Tailwind sets for browsers without `@property`, older than all supported ones. */
const OLDER_BROWSERS = 'properties';

/** Layers in their order: a page that has no rule of one must still know its place. */
function orderOfLayers(css: Root): string {
  const names = new Set<string>();
  css.walkAtRules('layer', ({ params, nodes }) => {
    if (nodes && params !== OLDER_BROWSERS) names.add(params);
  });
  return names.size === 0 ? '' : `@layer ${[...names].join(',')};`;
}

/**
 * Rules for nothing but the insides of form fields, which the base styles reset by name, and for
 * Firefox's own focus ring, in the place of which the site has one.
 */
const isNeedless = /^(::(-webkit-|file-selector|placeholder)|:-moz-(ui-invalid|focusring))/;

/** Types of fields that have no such insides. */
const plainFields = ['email', 'text', 'hidden', undefined];

const hasInsides = ({ name, attributes }: PageElement) =>
  ['select', 'textarea'].includes(name) ||
  (name === 'input' &&
    (attributes.has('placeholder') || !plainFields.includes(attributes.get('type'))));

function removeUnneeded(css: Root, elements: readonly PageElement[]): void {
  css.walkAtRules('layer', (rule) => {
    if (rule.params === OLDER_BROWSERS && rule.nodes) rule.remove();
  });
  if (elements.some(hasInsides)) return;
  css.walkRules((rule) => {
    if (rule.selectors.every((selector) => isNeedless.test(selector))) rule.remove();
  });
}

/** The initial value of each registered custom property; undefined: it has none. */
function initialValues(css: Root): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  css.walkAtRules('property', ({ params, nodes = [] }) => {
    const initial = nodes.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    values.set(params, initial?.type === 'decl' ? initial.value : undefined);
  });
  return values;
}

const isVariable = ({ type, prop }: { type: string; prop?: string }) =>
  type === 'decl' && Boolean(prop?.startsWith('--'));

/**
 * Puts what is known of a variable in its place: the root's variables never
 * need their fallback, and a registered one that no rule sets has its initial
 * value, or is never there.
 */
function resolveVariables(css: Root): void {
  const ofRoot = new Set<string>();
  const set = new Set<string>();
  css.walkDecls((declaration) => {
    if (!isVariable(declaration)) return;
    set.add(declaration.prop);
    const { parent } = declaration;
    if (parent?.type === 'rule' && 'selectors' in parent && parent.selectors?.includes(':root')) {
      ofRoot.add(declaration.prop);
    }
  });
  const registered = initialValues(css);
  css.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)(?:,([^()]*))?\)/g,
      (whole, name: string, fallback?: string) => {
        if (ofRoot.has(name)) return `var(${name})`;
        if (set.has(name) || !registered.has(name)) return whole;
        return registered.get(name) ?? fallback?.trim() ?? whole;
      },
    );
  });
}

/** Removes registrations and values of variables that nothing reads, then what holds nothing. */
function removeEmptied(css: Root): void {
  const read = new Set(Array.from(css.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const registered = initialValues(css);
  css.walkDecls((declaration) => {
    if (registered.has(declaration.prop) && !read.has(declaration.prop)) declaration.remove();
  });
  css.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  let emptied: ChildNode[];
  do {
    emptied = [];
    css.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && emptied.push(node)));
    emptied.forEach((node) => node.remove());
  } while (emptied.length > 0);
}

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
  removeUnneeded(sheet, elements);
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
