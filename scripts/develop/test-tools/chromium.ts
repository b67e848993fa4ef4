import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './tools';

/** Names of browsers based on Chromium. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the browser that CHROMIUM_PATH names, or else the build that Playwright has downloaded, or else the
 * first of the given programs that is on PATH.
 *
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
function findBrowser(names: readonly string[]): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is «${chosen}», but there is no such file.`);
  }
  const preferred = [chosen, chromium.executablePath()];
  return preferred.find((file) => file && existsSync(file)) ?? findProgram(names);
}

/** Returns the full path of a Chromium. Does not look for Debian's headless shell. */
export const findChromium = () => findBrowser(browsers);

/**
 * Returns the full path of a Chromium. Of the programs on PATH, it prefers Debian's headless shell, which is
 * twice as fast but has no back/forward cache.
 */
export const findFastChromium = () => findBrowser(['chromium-headless-shell', ...browsers]);

/** Returns the options with which Playwright starts a Chromium. */
export function launchOptions(executablePath = findFastChromium()) {
  // Chromium's sandbox does not work for root, and most containers run as root.
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return {
    // Without a path Playwright starts its own browser, or reports that there is none.
    executablePath,
    args: [
      ...(isLinuxRoot ? ['--no-sandbox'] : []),
      // The next two flags stop connections that the browser opens by itself. The tests do not need them.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-gpu',
    ],
  };
}
