import { readPage } from '../export/html';

const firstWord = (candidate: string) => candidate.trim().split(/\s/, 1)[0] ?? '';

/** Every URL that a page's tags name, as they write it. */
export const linkedAddresses = (html: string): readonly string[] => [
  ...new Set(
    readPage(html).elements.flatMap(({ attributes }) => [
      ...['href', 'src', 'action'].flatMap((name) => attributes.get(name) ?? []),
      ...(attributes.get('srcset')?.split(',').map(firstWord) ?? []),
    ]),
  ),
];

/** Names of the places of a page, to which `#name` leads. */
export const placesIn = (html: string): ReadonlySet<string> =>
  new Set(readPage(html).elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
