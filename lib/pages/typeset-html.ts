import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { typeset } from '../text/typeset';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A part of a line of text. Code and line breaks have no node, because their texts stay to the letter. */
interface Part {
  readonly text: string;
  readonly node?: DefaultTreeAdapterTypes.TextNode;
}

const INLINE = /^(a|del|em|input|strong)$/;

/** Stand for code and for a line break. */
const places: Readonly<Record<string, string>> = { code: '`x`', br: '\u2028' };

/** Returns a node's text on one line. */
export const textOf = (node: Parent | DefaultTreeAdapterTypes.ChildNode): string => {
  if (tree.isTextNode(node)) return node.value.replaceAll('\n', ' ');
  return 'childNodes' in node && node.nodeName !== 'br'
    ? node.childNodes.map(textOf).join('')
    : ' ';
};

/** Returns a function that makes ids of headings as GitHub does: «Наш срок» → `наш-срок`, then `наш-срок-1`. */
function idMaker() {
  const uses = new Map<string, number>();
  return (heading: string): string => {
    const kept = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '');
    const slug = kept.replaceAll(' ', '-');
    let id = slug;
    while (uses.has(id)) {
      const next = (uses.get(slug) ?? 0) + 1;
      uses.set(slug, next);
      id = `${slug}-${next}`;
    }
    uses.set(id, 0);
    return id;
  };
}

/** Typesets the lines of parsed Markdown, but no code, and gives its headings ids. */
export function typesetHtml(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  const fragment = parseFragment(html);
  const idOf = idMaker();
  let line: Part[] = [];

  function finishLine(): void {
    const text = typeset(
      line
        .map((part) => part.text)
        .join('')
        .replaceAll(/(?<=\S)\n(?=\S)/g, ' '),
    );
    let at = 0;
    for (const {
      node,
      text: { length },
    } of line) {
      if (node) node.value = text.slice(at, at + length);
      at += length;
    }
    line = [];
  }

  function visit(parent: Parent): void {
    for (const node of parent.childNodes) {
      if (tree.isTextNode(node))
        line.push({ node, text: node.value.replaceAll(/(?<=\s)--(?=\s)/g, '—') });
      if (!tree.isElementNode(node)) continue;
      const { tagName, attrs } = node;
      const place = places[tagName];
      if (/^h\d$/.test(tagName)) attrs.push({ name: 'id', value: idOf(textOf(node)) });
      for (const one of attrs) if (one.name === 'align') one.name = 'data-align';
      if (place) line.push({ text: place });
      else if (INLINE.test(tagName)) visit(node);
      else {
        finishLine();
        if (tagName !== 'pre') visit(node);
        finishLine();
      }
    }
  }

  visit(fragment);
  finishLine();
  return fragment;
}
