/** Returns an absolute address, because crawlers do not resolve relative ones. @param path starts with a slash */
export const absoluteUrl = (homeUrl: string, path: string) =>
  `${homeUrl.replace(/\/$/, '')}${path}`;

/** Returns an address under the sub-path, which Next adds only to its own links. @param path starts with a slash */
export const sitePath = (path: string) => `${process.env.SITE_BASE_PATH ?? ''}${path}`;
