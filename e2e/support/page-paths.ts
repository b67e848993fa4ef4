import { exportedPages } from './exported';

/** Paths of all exported pages but that for unknown addresses. Each path begins and ends with a slash. */
export const pagePaths: readonly string[] = exportedPages
  .filter((file) => !file.startsWith('404'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`);
