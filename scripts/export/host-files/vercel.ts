import { z } from 'zod';
import { ACCOUNT_FOLDER, ACCOUNT_RULE, proxyTarget } from './account-proxy';
import {
  addressRules,
  displacedHeaders,
  isForAccount,
  siteRules,
  toAddressRule,
} from './address-rules';
import { type HostFile, jsonFile, ownJson, type Site } from './own-file';

const schema = z
  .looseObject({
    headers: addressRules,
    rewrites: z.array(z.looseObject({ source: z.string() })).default([]),
    routes: z.unknown().optional(),
  })
  .prefault({});

/**
 * `vercel.json` for the export as a project of its own. Later rules for headers override earlier
 * ones; of rewrites the first match applies. `trailingSlash` is left out if the account service is
 * passed on, because it would redirect those calls, too. No cache may keep an answer of the account
 * service, which is about one person.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function vercelConfig(settings: Site, own?: Buffer): HostFile {
  const { headers, rewrites, routes, ...others } = ownJson('vercel.json', own, schema);
  // Vercel refuses a file that has both `routes`, an older form, and `headers`.
  if (own && routes !== undefined) {
    return { content: own, displaced: ['headers (рядом с routes Vercel их не берёт)'] };
  }
  const target = proxyTarget(settings);
  const isOwnProxy = rewrites.some(({ source }) => isForAccount(source));
  const isPassedOn = settings.accountProxy !== '' || isOwnProxy;
  const site = siteRules(settings, '(.*)');
  if (target && !isOwnProxy) {
    site.push(toAddressRule(`${ACCOUNT_FOLDER}(.*)`, { 'Cache-Control': 'private, no-store' }));
    const path = `${ACCOUNT_FOLDER}:path*`;
    rewrites.unshift({ source: path, destination: target + path });
  }
  return jsonFile(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      ...(!isPassedOn && { trailingSlash: true }),
      ...others,
      headers: [...site, ...headers],
      rewrites,
    },
    [
      ...displacedHeaders(site, headers),
      ...(target && isOwnProxy ? [ACCOUNT_RULE] : []),
      ...(isPassedOn && others.trailingSlash === true
        ? [`trailingSlash (косая черта встанет и в конец вызовов ${ACCOUNT_FOLDER})`]
        : []),
    ],
  );
}
