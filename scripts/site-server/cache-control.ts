const ONE_YEAR_SECONDS = 31_536_000;

/** For pages and for Next's `.txt` payloads, whose names stay the same from build to build. */
export const revalidate = 'public, max-age=0, must-revalidate';

const immutable = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/** @param file path of the file inside the export, with slashes of any kind */
export function cacheControlOf(file: string): string {
  return /^_next[\\/]static[\\/]/.test(file) ? immutable : revalidate;
}
