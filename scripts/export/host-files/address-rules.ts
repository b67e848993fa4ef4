import { z } from 'zod';
import { type HostSettings } from './account-proxy';
import { fileTypes, headerRules, type Headers } from './headers';

/** Headers of the addresses that a host's pattern stands for. */
export type AddressRule = readonly [pattern: string, headers: Headers];

/** The build's rules, the one of the whole site first. @param below what a host writes for all that is in a folder */
export const addressRules = ({ basePath, ...settings }: HostSettings, below: string) => [
  ...headerRules(settings).map(({ folder, headers }): AddressRule => [
    basePath + folder + below,
    headers,
  ]),
  ...Object.entries(fileTypes).map(([address, type]): AddressRule => [
    basePath + address,
    { 'Content-Type': type },
  ]),
];

/** The beginning of a pattern in which nothing stands for anything else. */
const literalStart = (pattern: string) =>
  pattern.replace(/^https?:\/\/[^/]+/, '').split(/[*:({[?+!@]/, 1)[0] ?? '';

/** Whether two patterns may have an address in common. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [literalStart(one), literalStart(other)];
  return a.startsWith(b) || b.startsWith(a);
}

/** Whether a pattern names a folder or something in it; one of the whole site does not. */
export const isInside = (pattern: string, folder: string) =>
  literalStart(pattern).startsWith(folder.replace(/\/$/, ''));

/** Names of headers are the same in any case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Headers that rules of the owner's set otherwise than ours where both may hold, with the owner's pattern. */
export const displacedHeaders = (site: readonly AddressRule[], own: readonly AddressRule[]) =>
  own.flatMap(([pattern, headers]) => {
    const ours = site.filter(([other]) => overlaps(other, pattern)).map(([, other]) => other);
    const values = ours.flatMap((other) => Object.entries(other));
    return Object.entries(headers)
      .filter(([name, value]) =>
        values.some(([other, ours]) => isSameName(other, name) && ours !== value),
      )
      .map(([name]) => `${name} (${pattern})`);
  });

/** Rules as Firebase and Vercel write them; by `regex` they have no source. */
export const headerList = z
  .array(
    z.looseObject({
      source: z.string().default(''),
      headers: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
    }),
  )
  .default([]);

export const toHeaderList = (rules: readonly AddressRule[]) =>
  rules.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

export const fromHeaderList = (list: z.infer<typeof headerList>): AddressRule[] =>
  list.map(({ source, headers }) => [
    source,
    Object.fromEntries(headers.map(({ key, value }) => [key, String(value)])),
  ]);
