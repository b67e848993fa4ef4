/**
 * Whole address of a page or a file of the site, for crawlers, which resolve
 * nothing.
 *
 * @param homeUrl public home URL with the sub-path, with or without a final slash
 * @param path starts with a slash
 */
export const absoluteUrl = (homeUrl: string, path: string) =>
  `${homeUrl.replace(/\/$/, '')}${path}`;
