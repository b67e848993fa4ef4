import { z } from 'zod';
import { ACCOUNT_FOLDER } from './account-proxy';
import { fileTypes, headerRules, type Headers } from './headers';
import { type Settings } from '@/lib/settings/parse';

/**
 * Headers for all addresses that match a host's pattern, as Firebase and Vercel write them. A rule
 * with `regex` has no `source`.
 */
const addressRule = z.looseObject({
  source: z.string().default(''),
  headers: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
});
export const addressRules = z.array(addressRule).default([]);
export type AddressRule = z.infer<typeof addressRule>;

export const toAddressRule = (source: string, headers: Headers): AddressRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * The build's rules; the first one is for the whole site. @param below the host's wildcard for all
 * in a folder
 */
export const siteRules = (settings: Settings, below: string) => [
  ...headerRules(settings).map(({ folder, headers }) =>
    toAddressRule(settings.basePath + folder + below, headers),
  ),
  ...Object.entries(fileTypes).map(([address, type]) =>
    toAddressRule(settings.basePath + address, { 'Content-Type': type }),
  ),
];

/** The beginning of a pattern, up to its first wildcard. */
const literalStart = (pattern: string) =>
  pattern.replace(/^https?:\/\/[^/]+/, '').split(/[*:({[?+!@]/, 1)[0] ?? '';

/** Whether there may be an address that matches both patterns. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [literalStart(one), literalStart(other)];
  return a.startsWith(b) || b.startsWith(a);
}

/** Whether a pattern is for the account service; a pattern for the whole site is not. */
export const isForAccount = (pattern: string) =>
  literalStart(pattern).startsWith(ACCOUNT_FOLDER.replace(/\/$/, ''));

/** Compares names of headers, which are case-insensitive. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Headers of the rules for addresses that a pattern matches. */
export const headersAt = (pattern: string, rules: readonly AddressRule[]) =>
  rules.filter(({ source }) => overlaps(source, pattern)).flatMap(({ headers }) => headers);

/**
 * Headers, with the owner's pattern, to which the owner gives another value than we do for the same
 * address.
 */
export const displacedHeaders = (site: readonly AddressRule[], own: readonly AddressRule[]) =>
  own.flatMap(({ source, headers }) => {
    const ours = headersAt(source, site);
    return headers
      .filter(({ key, value }) =>
        ours.some((one) => isSameName(one.key, key) && one.value !== value),
      )
      .map(({ key }) => `${key} (${source})`);
  });
