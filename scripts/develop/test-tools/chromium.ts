import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './tools';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Prefers CHROMIUM_PATH, then Playwright's own build, then PATH. @throws Error when CHROMIUM_PATH does not exist */
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

/** As `findChromium`, but prefers Debian's headless shell on PATH: twice as fast, without a back/forward cache. */
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
