/**
 * Absolute address of a page or a file of the site, for crawlers, which do not
 * resolve relative ones.
 *
 * @param homeUrl public home URL with the sub-path, with or without a final slash
 * @param path starts with a slash
 */
export const absoluteUrl = (homeUrl: string, path: string) =>
  `${homeUrl.replace(/\/$/, '')}${path}`;

/**
 * Address of a file of `public/`, under the site's sub-path. Next adds the
 * sub-path to its own links and chunks only.
 *
 * @param path starts with a slash
 */
export const assetPath = (basePath: string, path: string) => `${basePath}${path}`;
