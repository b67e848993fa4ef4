import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** What a page leads to, as it writes it, and the names of its own places, to which `#name` leads. */
export interface PageLinks {
  readonly addresses: readonly string[];
  readonly places: ReadonlySet<string>;
}

const attributesOf = (node: Node): { name: string; value: string }[] => [
  ...('attrs' in node ? node.attrs : []),
  ...('childNodes' in node ? node.childNodes.flatMap(attributesOf) : []),
];

/** First words of the candidates, the rest of which are sizes. */
const addressesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '');

/** Links of a page as a browser without scripts reads it. */
export function pageLinks(html: string): PageLinks {
  const attributes = attributesOf(parse(html, { scriptingEnabled: false }));
  const addresses = attributes.flatMap(({ name, value }) => {
    if (['href', 'src', 'action'].includes(name)) return [value];
    return name === 'srcset' ? addressesOf(value) : [];
  });
  const ids = attributes.filter(({ name }) => name === 'id').map(({ value }) => value);
  return { addresses: [...new Set(addresses)], places: new Set(ids) };
}
