import { z } from 'zod';
import { type HostSettings } from './account-proxy';
import { fileTypes, headerRules, type Headers } from './headers';

/** Headers for all addresses that match a host's pattern. */
export type AddressRule = readonly [pattern: string, headers: Headers];

/**
 * The build's rules; the first one is for the whole site. @param below the host's wildcard for all
 * in a folder
 */
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

/** The beginning of a pattern, up to its first wildcard. */
const literalStart = (pattern: string) =>
  pattern.replace(/^https?:\/\/[^/]+/, '').split(/[*:({[?+!@]/, 1)[0] ?? '';

/** Whether there may be an address that matches both patterns. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [literalStart(one), literalStart(other)];
  return a.startsWith(b) || b.startsWith(a);
}

/** Whether a pattern is for a folder or something in it; a pattern for the whole site is not. */
export const isInside = (pattern: string, folder: string) =>
  literalStart(pattern).startsWith(folder.replace(/\/$/, ''));

/** Compares names of headers, which are case-insensitive. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Headers, with the owner's pattern, to which the owner gives another value than we do for the same
 * address.
 */
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

/** Rules in the form of Firebase and Vercel. A rule with `regex` has no `source`. */
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
