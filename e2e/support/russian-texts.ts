import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const BLOCKS = 'p li h1 h2 h3 a button label th td figcaption caption'.split(' ');

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
const holds = (node: Node, names: readonly string[]): boolean =>
  childrenOf(node).some((child) => names.includes(child.nodeName) || holds(child, names));

function textsOf(node: Node): string[] {
  if (node.nodeName === 'script' || node.nodeName === 'head') return [];
  const alts =
    'attrs' in node ? node.attrs.flatMap(({ name, value }) => (name === 'alt' ? value : [])) : [];
  const isLeaf = BLOCKS.includes(node.nodeName) && !holds(node, [...BLOCKS, 'div']);
  return [...alts, ...(isLeaf ? [textOf(node).trim()] : []), ...childrenOf(node).flatMap(textsOf)];
}

/** Every Russian text of a page, hidden ones and pictures' words too, a block at a time. */
export const russianTexts = (html: string): string[] =>
  [...new Set(textsOf(parse(html)))].filter((text) => /[а-яё]/i.test(text));
