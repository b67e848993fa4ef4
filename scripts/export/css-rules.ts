import { type ChildNode, type Root } from 'postcss';
import { type PageElement } from './html';

/** Layer of what Tailwind sets for browsers without `@property`, older than all supported ones. */
const OLDER_BROWSERS = 'properties';

/**
 * Puts the rules of layers one after the other, in the layers' order, and rules outside of layers last. A
 * browser that does not know layers (Chrome 98 and older) drops all that is in one. Specificity now
 * counts between layers, too: where that would matter, the sources have `:where()`, and
 * e2e/every-device/page-styles.spec.ts compares.
 */
export function flattenLayers(css: Root): void {
  const layers = new Map<string, ChildNode[]>();
  const outside: ChildNode[] = [];
  for (const node of css.nodes) {
    if (node.type !== 'atrule' || node.name !== 'layer') {
      outside.push(node);
      continue;
    }
    for (const name of node.params.split(/,\s*/)) {
      layers.set(name, [...(layers.get(name) ?? []), ...(node.nodes ?? [])]);
    }
  }
  css.removeAll();
  css.append(...[...layers.values(), outside].flat());
}

/**
 * Rules of Tailwind's base styles for nothing but the insides of form fields, and for Firefox's own
 * focus ring, in the place of which the site has one. The base styles are one file without switches:
 * to leave rules out before would mean a copy of all of it, which no update reaches.
 */
const isNeedless = /^(::(-webkit-|file-selector|placeholder)|:-moz-(ui-invalid|focusring))/;

const hasInsides = ({ name, attributes }: PageElement) =>
  /^(select|textarea)$/.test(name) ||
  (name === 'input' &&
    (attributes.has('placeholder') ||
      !/^(email|text|hidden)$/.test(attributes.get('type') ?? 'text')));

/** What the base styles reset, though nothing sets it, and a prefixed twin of a known property. */
const needlessReset =
  /^(font-(feature|variation)-settings:(normal|inherit)|-webkit-text-decoration:inherit)$/;

/** Removes rules that no supported browser or no element of the page needs. */
export function removeNeedless(css: Root, elements: readonly PageElement[]): void {
  css.walkAtRules('layer', (rule) => {
    if (rule.params === OLDER_BROWSERS && rule.nodes) rule.remove();
  });
  css.walkDecls((declaration) => {
    if (needlessReset.test(`${declaration.prop}:${declaration.value}`)) declaration.remove();
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

/**
 * Replaces what is known of variables: the root's never need their fallback, and a registered one
 * that no rule sets has its initial value or none.
 */
export function resolveVariables(css: Root): void {
  const ofRoot = new Set<string>();
  const set = new Set<string>();
  css.walkDecls((declaration) => {
    if (!declaration.variable) return;
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
export function removeEmptied(css: Root): void {
  const read = new Set(Array.from(css.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const registered = initialValues(css);
  css.walkDecls((declaration) => {
    if (registered.has(declaration.prop) && !read.has(declaration.prop)) declaration.remove();
  });
  css.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  let emptied: ChildNode[];
  do {
    emptied = [];
    css.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && emptied.push(node)));
    emptied.forEach((node) => node.remove());
  } while (emptied.length > 0);
}
