import { z } from 'zod';
import { ACCOUNT_FOLDER, ACCOUNT_RULE, type HostSettings, proxyTarget } from './account-proxy';
import { headerList, ownHeaders, sourceRule } from './header-list';
import { fileTypes, headerRules } from './headers';
import { type HostFile, isInside, jsonFile, ownJson } from './own-file';

const schema = z
  .looseObject({
    headers: headerList,
    rewrites: z.array(z.looseObject({ source: z.string() })).default([]),
    routes: z.unknown().optional(),
  })
  .default({ headers: [], rewrites: [] });

const siteRules = (settings: HostSettings) => [
  ...headerRules(settings).map(({ folder, headers }) =>
    sourceRule(`${settings.basePath}${folder}(.*)`, headers),
  ),
  ...Object.entries(fileTypes).map(([address, type]) =>
    sourceRule(settings.basePath + address, { 'Content-Type': type }),
  ),
];

/** The account service, of whose answers about one person no cache may keep any. */
const proxyRules = (target: string) => ({
  headers: sourceRule(`${ACCOUNT_FOLDER}(.*)`, { 'Cache-Control': 'private, no-store' }),
  rewrite: {
    source: `${ACCOUNT_FOLDER}:path*`,
    destination: `${target}${ACCOUNT_FOLDER}:path*`,
  },
});

/**
 * `vercel.json` for the export as a project of its own. Of headers the later rule counts, of rewrites the
 * first. `trailingSlash` would send calls of the account service on to addresses with a slash, too.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function vercelConfig(settings: HostSettings, own?: Buffer): HostFile {
  const { headers, rewrites, routes, ...others } = ownJson('vercel.json', own, schema);
  // Vercel refuses a file that has both this older form and headers.
  if (own && routes !== undefined) {
    return { content: own, displaced: ['headers (рядом с routes Vercel их не берёт)'] };
  }
  const target = proxyTarget(settings);
  const isOwnProxy = rewrites.some(({ source }) => isInside(source, ACCOUNT_FOLDER));
  const proxy = target !== undefined && !isOwnProxy ? proxyRules(target) : undefined;
  const allRewrites = proxy ? [proxy.rewrite, ...rewrites] : rewrites;
  const site = [...siteRules(settings), ...(proxy ? [proxy.headers] : [])];
  const isPassedOn = settings.accountProxy !== '' || isOwnProxy;
  const displaced = [
    ...ownHeaders(site, headers),
    ...(target && isOwnProxy ? [ACCOUNT_RULE] : []),
    ...(isPassedOn && others.trailingSlash === true
      ? [`trailingSlash (косая черта встанет и в конец вызовов ${ACCOUNT_FOLDER})`]
      : []),
  ];
  return jsonFile(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      ...(!isPassedOn && { trailingSlash: true }),
      ...others,
      headers: [...site, ...headers],
      ...(allRewrites.length > 0 && { rewrites: allRewrites }),
    },
    displaced,
  );
}
