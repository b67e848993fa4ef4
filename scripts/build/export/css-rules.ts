import { type ChildNode, type Root, Rule } from 'postcss';
import { type PageElement } from './html';

/**
 * Unwraps cascade layers, because browsers that do not support layers (Chrome 98 and older) would ignore all
 * rules in a layer. The rules keep the order of the layers, and rules outside layers come last. Once unwrapped,
 * a rule of an earlier layer wins if it is more specific. Where this would change a page, the sources use
 * `:where()`; e2e/every-device/page-styles.spec.ts checks the result.
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

/** Matches declarations that change nothing: the elements that they apply to have these values anyway. */
const needlessReset =
  /^(letter-spacing:inherit|font-(feature|variation)-settings:(normal|inherit)|border-width:0|border-(\w+-)?style:var\(--tw-border-style\))$/;

const hasInnerParts = ({ name, attributes }: PageElement) =>
  /^(select|textarea)$/.test(name) ||
  (name === 'input' &&
    (attributes.has('placeholder') ||
      !/^(checkbox|email|text|hidden)$/.test(attributes.get('type') ?? 'text')));

/**
 * Matches selectors of base styles that most pages do not need: for inner parts of form fields, for invalid
 * fields in Firefox, and for Firefox's own focus ring, which the site replaces. Tailwind has no option to omit
 * these rules, and a copy of its base styles would miss updates.
 */
const innerParts = /^(::(-webkit-|file-selector|placeholder)|:-moz-(ui-invalid|focusring))/;

/** Removes rules and declarations that the page does not need in any supported browser. */
export function removeNeedless(css: Root, elements: readonly PageElement[]): void {
  // This layer sets initial values in browsers without `@property`, such as Firefox 127 and Safari 16.3. The site
  // does not need it, because `resolveVariables` writes initial values into the rules.
  css.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  css.walkDecls((declaration) => {
    if (needlessReset.test(`${declaration.prop}:${declaration.value}`)) declaration.remove();
  });
  // No element has `hidden="until-found"`, so the exception for it is removed from the rule for `[hidden]`.
  css.walkRules(/^\[hidden\]:where/, (rule) => void (rule.selector = '[hidden]'));
  // `:host` matches nothing in a page, so the selector becomes `html`. The site's own styles set both properties.
  css.walkRules(/:host/, (rule) => {
    rule.selector = 'html';
    rule.walkDecls(/^(font-family|line-height)$/, (declaration) => void declaration.remove());
  });
  if (elements.some(hasInnerParts)) return;
  css.walkRules((rule) => {
    if (rule.selectors.every((selector) => innerParts.test(selector))) rule.remove();
  });
}

/** Returns the initial value of each registered custom property; undefined for a property without one. */
function initialValues(css: Root): Map<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  css.walkAtRules('property', (rule) => {
    values.set(rule.params, undefined);
    rule.walkDecls('initial-value', ({ value }) => void values.set(rule.params, value));
  });
  return values;
}

/**
 * Resolves `var()` as far as possible. A variable of `:root` is always set, so its fallback is removed. A
 * registered variable (`@property`) that no rule sets becomes its initial value or, if it has none, its fallback.
 */
export function resolveVariables(css: Root): void {
  const ofRoot = new Set<string>();
  const set = new Set<string>();
  css.walkDecls(/^--/, ({ prop, parent }) => {
    set.add(prop);
    if (parent instanceof Rule && parent.selectors.includes(':root')) ofRoot.add(prop);
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

/** Returns the registered variables that no rule reads. */
export function unreadVariables(css: Root): string[] {
  const read = new Set(Array.from(css.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return [...initialValues(css).keys()].filter((name) => !read.has(name));
}
