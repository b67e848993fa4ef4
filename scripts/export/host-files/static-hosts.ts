import {
  fileTypes,
  folderRules,
  headerRules,
  headersOf,
  isFileHeader,
  mediaTypes,
  type Headers,
  type Hsts,
} from './headers';

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A rule as Firebase and Vercel write it. */
const sourceRule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const fileRules = Object.entries(fileTypes).map(([address, type]) => ({
  address,
  headers: { 'Content-Type': type },
}));

// `basePath` is the sub-path without a final slash.

/**
 * `staticwebapp.config.json` of Azure Static Web Apps, where only the first route that matches counts.
 *
 * @see https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export const azureConfig = (basePath: string, hsts?: Hsts): string =>
  json({
    globalHeaders: headersOf('/', hsts),
    routes: [
      ...fileRules.map(({ address, headers }) => ({ route: `${basePath}${address}`, headers })),
      ...folderRules.map(({ folder, headers }) => ({ route: `${basePath}${folder}*`, headers })),
    ],
    responseOverrides: { '404': { rewrite: `${basePath}/404.html` } },
    mimeTypes: mediaTypes,
  });

/**
 * `firebase.json` of Firebase Hosting for the export as a project of its own; the later rule counts.
 *
 * @see https://firebase.google.com/docs/hosting/full-config
 */
export const firebaseConfig = (basePath: string, hsts?: Hsts): string =>
  json({
    hosting: {
      public: '.',
      // Not uploaded. Not the usual «**/.*», which would leave .well-known out.
      ignore: ['firebase.json', '.firebaserc', '.firebase/**', 'firebase-debug.log'],
      trailingSlash: true,
      headers: [
        ...headerRules(hsts).map(({ folder, headers }) =>
          sourceRule(`${basePath}${folder}**`, headers),
        ),
        ...Object.entries(mediaTypes).map(([extension, type]) =>
          sourceRule(`${basePath}/**/*${extension}`, { 'Content-Type': type }),
        ),
        ...fileRules.map(({ address, headers }) => sourceRule(`${basePath}${address}`, headers)),
      ],
    },
  });

/**
 * `vercel.json` for the export as a project of its own; the later rule counts.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export const vercelConfig = (basePath: string, hsts?: Hsts): string =>
  json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      ...headerRules(hsts).map(({ folder, headers }) =>
        sourceRule(`${basePath}${folder}(.*)`, headers),
      ),
      ...fileRules.map(({ address, headers }) => sourceRule(`${basePath}${address}`, headers)),
    ],
  });

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of overlapping rules, so the rule
 * for everything has no header of a folder; by default they revalidate, too.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/routing/headers/
 */
export function underscoreHeaders(basePath: string, hsts?: Hsts): string {
  const block = (address: string, headers: [string, string][]) =>
    [basePath + address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const folders = headerRules(hsts).map(({ folder, headers }) =>
    block(
      `${folder}*`,
      Object.entries(headers).filter(([name]) => folder !== '/' || !isFileHeader(name)),
    ),
  );
  const types = fileRules.map(({ address, headers }) => block(address, Object.entries(headers)));
  return `${[...folders, ...types].join('\n\n')}\n`;
}

/** A Worker's name: small letters, digits and hyphens, at most 63 characters. */
const workerName = (homeUrl: string) =>
  new URL(homeUrl).hostname
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .slice(0, 63)
    .replace(/-$/, '');

/**
 * `wrangler.jsonc` of a Cloudflare Worker that is nothing but the export with its `_headers`.
 *
 * @param homeUrl address of the site, which names the Worker
 * @param directory the export, from the file's folder
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export const wranglerConfig = (homeUrl: string, directory: string): string =>
  json({
    name: workerName(homeUrl),
    // Cloudflare's runtime of that day; a site without code of its own meets no difference.
    compatibility_date: '2026-01-01',
    assets: { directory, html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
  });
