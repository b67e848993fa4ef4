import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'playwright/test';
import { typeset } from '../../scripts/typography/typeset';
import { exportedPages, readExported } from '../support/exported';
import { product, settings } from '../support/published';

type Node = DefaultTreeAdapterTypes.Node;

const BLOCKS = 'p li h1 h2 h3 a button label th td figcaption caption'.split(' ');

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
const holds = (node: Node, names: readonly string[]): boolean =>
  childrenOf(node).some((child) => names.includes(child.nodeName) || holds(child, names));

/** All texts of a page by block, with hidden ones and the descriptions of pictures. */
function textsOf(node: Node): string[] {
  if (node.nodeName === 'script' || node.nodeName === 'head') return [];
  const alts =
    'attrs' in node ? node.attrs.flatMap(({ name, value }) => (name === 'alt' ? value : [])) : [];
  const isLeaf = BLOCKS.includes(node.nodeName) && !holds(node, [...BLOCKS, 'div']);
  return [...alts, ...(isLeaf ? [textOf(node).trim()] : []), ...childrenOf(node).flatMap(textsOf)];
}

/** Names that are kept exactly as written. */
const kept = [settings.siteName, product.app.storeName, product.app.developer].filter(
  (name) => name !== '',
);

/** Whether a text is Russian and contains no such name. */
const isOurs = (text: string) => /[а-яё]/i.test(text) && !kept.some((name) => text.includes(name));

/** No-break spaces made visible, so that a failure shows what is missing. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

for (const file of exportedPages) {
  test(`the Russian of ${file} is set by the rules: quotes, dashes, no-break spaces, ё`, () => {
    const texts = textsOf(parse(readExported(file))).filter(isOurs);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.map(visible)).toEqual(texts.map((text) => visible(typeset(text))));
  });
}
