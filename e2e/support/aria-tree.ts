/** A line of an accessibility tree in Playwright's YAML, with the lines below it. */
export interface AriaNode {
  readonly role: string;
  readonly name: string | RegExp;
  /** States such as `[level=1]`, each with a space before it. */
  readonly states: string;
  readonly text: string | RegExp;
  readonly children: readonly AriaNode[];
}

const LINE = /^( *)- (?:'((?:[^']|'')*)'|(\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*))(?::(.*))?$/;
const HEAD = /^(\w+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/;

const unquoted = (text = '') => (text.startsWith('"') ? (JSON.parse(text) as string) : text);

/** Reads a tree; addresses of links, which stand in lines of their own, are left out. */
export function parseTree(yaml: string): readonly AriaNode[] {
  const root: AriaNode[] = [];
  const open: { depth: number; children: AriaNode[] }[] = [{ depth: -1, children: root }];
  for (const line of yaml.split('\n')) {
    const [, indent = '', quoted, plain = '', value = ''] = LINE.exec(line) ?? [];
    const [, role, name, states = ''] =
      HEAD.exec(quoted === undefined ? plain : quoted.replaceAll("''", "'")) ?? [];
    if (role === undefined) continue;
    while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
    const children: AriaNode[] = [];
    const node = { role, name: unquoted(name), states, text: unquoted(value.trim()), children };
    open.at(-1)?.children.push(node);
    open.push({ depth: indent.length, children });
  }
  return root;
}

const quotedKey = (key: string) => (/[:#']/.test(key) ? `'${key.replaceAll("'", "''")}'` : key);

const quotedText = (text: string) =>
  /: |:$| #|^[^\p{L}]/u.test(text) ? JSON.stringify(text) : text;

const named = (name: string | RegExp) =>
  name instanceof RegExp ? ` ${name}` : name && ` ${JSON.stringify(name)}`;

export function printTree(nodes: readonly AriaNode[], indent = ''): string {
  return nodes
    .map(({ role, name, states, text, children }) => {
      const key = quotedKey(`${role}${named(name)}${states}`);
      const value = text instanceof RegExp ? ` ${text}` : text && ` ${quotedText(text)}`;
      const below = printTree(children, `${indent}  `);
      return `${indent}- ${key}${value || below ? ':' : ''}${value}\n${below}`;
    })
    .join('');
}
