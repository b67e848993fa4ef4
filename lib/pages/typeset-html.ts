import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { typeset } from '@/lib/owner-files/typeset';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What stands on one line: text nodes, and stand-ins for code and line breaks, which stay as they are. */
type Line = { value: string }[];

/** Returns a node's text on one line. */
export const textOf = (node: Parent | DefaultTreeAdapterTypes.ChildNode): string => {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node && node.nodeName !== 'br'
    ? node.childNodes.map(textOf).join('')
    : ' ';
};

/** Gives a heading its id as GitHub does: `наш-срок`, then `наш-срок-1`. @param uses how often each id was wanted */
function addId(heading: DefaultTreeAdapterTypes.Element, uses: Map<string, number>): void {
  const text = textOf(heading).trim().toLowerCase();
  const slug =
    text.replaceAll(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '').replaceAll(' ', '-') || '-';
  let value = slug;
  while (uses.has(value)) {
    uses.set(slug, (uses.get(slug) ?? 0) + 1);
    value = `${slug}-${uses.get(slug)}`;
  }
  uses.set(value, 0);
  heading.attrs.push({ name: 'id', value });
}

/** Splits a parsed page into lines, without its code, and gives its headings ids. */
function linesOf(parent: Parent, uses: Map<string, number>, lines: Line[] = [[]]): Line[] {
  for (const node of parent.childNodes) {
    if (tree.isTextNode(node)) {
      node.value = node.value
        .replaceAll(/[ \t]*\n[ \t]*/g, ' ')
        .replaceAll(/(?<=[ \u00a0])--(?=[ \u00a0])/g, '—');
      lines.at(-1)?.push(node);
    }
    if (!tree.isElementNode(node)) continue;
    const name = node.tagName;
    if (/^h\d$/.test(name)) addId(node, uses);
    if (name === 'code' || name === 'br')
      lines.at(-1)?.push({ value: name === 'br' ? '\u2028' : '`x`' });
    else if (/^(a|del|em|strong)$/.test(name)) linesOf(node, uses, lines);
    else lines.push([], ...(name === 'pre' ? [] : linesOf(node, uses)), []);
  }
  return lines;
}

/** Every engine can scroll by keys only what can have the focus. */
const SCROLLER = 'role="group" tabindex="0" aria-label';

/**
 * Typesets parsed Markdown, but no code, and gives its headings ids. A line is typeset as one text, because its marks
 * and spaces belong together across elements. Each node then gets back as many characters as it had.
 */
export function typesetHtml(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  const fragment = parseFragment(
    html
      .replaceAll(/<(t[dh]) align=/g, '<$1 data-align=')
      .replaceAll(/<table>[^]*?<\/table>/g, `<div ${SCROLLER}="Таблица">$&</div>`)
      .replaceAll('<pre>', `<pre ${SCROLLER}="Код">`)
      .replaceAll(/<input (checked)?[^>]*>/g, (_, checked) => (checked ? '☑' : '☐')),
  );
  for (const line of linesOf(fragment, new Map())) {
    const own = line.map(({ value }) => value).join('');
    let text = typeset(own);
    // A dash of two hyphens with markup between them and their spaces would move the others.
    if (text.length !== own.length) continue;
    for (const part of line) {
      const { length } = part.value;
      part.value = text.slice(0, length);
      text = text.slice(length);
    }
  }
  return fragment;
}
