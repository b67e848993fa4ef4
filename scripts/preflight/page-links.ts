import { readPage } from '../export/html';

/** What a page leads to, as it writes it, and the names of its own places, to which `#name` leads. */
export interface PageLinks {
  readonly addresses: readonly string[];
  readonly places: ReadonlySet<string>;
}

/** First words of the candidates, the rest of which are sizes. */
const addressesOf = (srcset = '') =>
  srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s/, 1)[0] || []);

/** Links of a page as a browser without scripts reads it. */
export function pageLinks(html: string): PageLinks {
  const { elements } = readPage(html);
  const valuesOf = (name: string) =>
    elements.flatMap(({ attributes }) => attributes.get(name) ?? []);
  const addresses = ['href', 'src', 'action'].flatMap(valuesOf);
  return {
    addresses: [...new Set([...addresses, ...valuesOf('srcset').flatMap(addressesOf)])],
    places: new Set(valuesOf('id')),
  };
}
