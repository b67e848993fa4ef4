import { readStartTags } from '@/lib/hosting/start-tags';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };

const decode = (text: string) =>
  text.replaceAll(/&(amp|quot|#x27);/g, (entity) => entities[entity] ?? entity);

const firstWord = (candidate: string) => candidate.trim().split(/\s/, 1)[0] ?? '';

/** Every address that a page's tags name, as they write it. */
export const linkedAddresses = (html: string): readonly string[] => [
  ...new Set(
    readStartTags(html).flatMap(({ attributes }) => [
      ...['href', 'src', 'action'].flatMap((name) => attributes.get(name) ?? []).map(decode),
      ...(attributes.get('srcset')?.split(',').map(firstWord) ?? []),
    ]),
  ),
];

/** Names of the places of a page, to which `#name` leads. */
export const placesIn = (html: string): ReadonlySet<string> =>
  new Set(readStartTags(html).flatMap(({ attributes }) => attributes.get('id') ?? []));
