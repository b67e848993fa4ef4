/** Cloudflare's runtime of that day; a site without code of its own meets no difference. */
const COMPATIBILITY_DATE = '2026-01-01';

/** A Worker's name: small letters, digits and hyphens, at most 63 characters. */
const workerName = (homeUrl: string) =>
  new URL(homeUrl).hostname
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .slice(0, 63)
    .replace(/-$/, '');

/**
 * `wrangler.jsonc` of a Cloudflare Worker that is nothing but the export; headers come from the
 * export's `_headers`.
 *
 * @param homeUrl address of the site, which names the Worker
 * @param directory the export, from the file's folder
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export const wranglerConfig = (homeUrl: string, directory: string): string =>
  `${JSON.stringify(
    {
      name: workerName(homeUrl),
      compatibility_date: COMPATIBILITY_DATE,
      assets: { directory, html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
    },
    undefined,
    2,
  )}\n`;
