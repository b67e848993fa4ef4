export const ORIGINALS_FOLDER = 'lib/content/screenshots';

/** Returns the path of the owner's original for a theme among the `files`. One original serves both themes. */
export const originalOf = (id: string, theme: 'light' | 'dark', files: readonly string[]) =>
  [`-${theme}`, '', '-light', '-dark']
    .filter((end) => files.includes(`${id}${end}.png`))
    .map((end) => `${ORIGINALS_FOLDER}/${id}${end}.png`)[0];
