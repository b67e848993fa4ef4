/**
 * Address of a file of `public/`, under the site's sub-path. Next adds the
 * sub-path to its own links and chunks only.
 *
 * @param path starts with a slash
 */
export const assetPath = (basePath: string, path: string) => `${basePath}${path}`;
