import { browserNames, browserPlaces } from './browser-places';

/** What the search looks at; passed in, so that it can be tried for any machine. */
export interface ChromiumSearch {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  /** Where Playwright keeps (or would keep) its own download. */
  downloadPath: string;
  /** Tells whether there is a file at the path. */
  exists: (path: string) => boolean;
  /** Full path of a program on PATH, or undefined. */
  findOnPath: (name: string) => string | undefined;
}

export interface Chromium {
  executablePath: string;
  source: 'CHROMIUM_PATH' | 'Playwright' | 'system';
}

/**
 * Chooses the browser that checks run in: the one named by CHROMIUM_PATH, else the build that
 * Playwright was made for, else one of the system's.
 *
 * @returns undefined when there is none
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(search: ChromiumSearch): Chromium | undefined {
  const { env, downloadPath, exists } = search;

  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (exists(chosen)) return { executablePath: chosen, source: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH is «${chosen}», but there is no such file.`);
  }
  if (exists(downloadPath)) return { executablePath: downloadPath, source: 'Playwright' };

  const executablePath = findSystemBrowser(search);
  return executablePath === undefined ? undefined : { executablePath, source: 'system' };
}

function findSystemBrowser({ env, platform, exists, findOnPath }: ChromiumSearch) {
  for (const name of browserNames) {
    const found = findOnPath(name);
    if (found !== undefined) return found;
  }
  return browserPlaces(platform, env).find(exists);
}
