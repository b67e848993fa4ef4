import { exportedPages } from './exported';

/** Paths of all exported pages but that for unknown addresses. Each path begins and ends with a slash. */
export const pagePaths: readonly string[] = exportedPages
  .filter((file) => !file.startsWith('404'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`);

/** An unknown path, which shows the page for status 404. */
export const UNKNOWN_PATH = '/no-such-page/';

export const pathsAndUnknown: readonly string[] = [...pagePaths, UNKNOWN_PATH];
