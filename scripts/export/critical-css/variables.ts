import { type ChildNode, type Root } from 'postcss';

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
export function resolveVariables(css: Root): void {
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
export function removeEmptied(css: Root): void {
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
