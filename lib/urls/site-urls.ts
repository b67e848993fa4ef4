/**
 * Returns the absolute address of a page or file, for crawlers that do not resolve relative addresses.
 *
 * @param homeUrl public home URL with the sub-path, with or without a trailing slash
 * @param path starts with a slash
 */
export const absoluteUrl = (homeUrl: string, path: string) =>
  `${homeUrl.replace(/\/$/, '')}${path}`;

/**
 * Returns the address of a page or file under the site's sub-path. Next adds the sub-path only to its
 * own links and chunks.
 *
 * @param path starts with a slash
 */
export const assetPath = (basePath: string, path: string) => `${basePath}${path}`;
