import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './tools';

/** Debian's headless shell is twice as fast, but has no back/forward cache. */
const browsers = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
];

/** Prefers CHROMIUM_PATH, then Playwright's own build, then PATH. @throws Error when CHROMIUM_PATH does not exist */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is «${chosen}», but there is no such file.`);
  }
  const preferred = [chosen, chromium.executablePath()];
  return preferred.find((file) => file && existsSync(file)) ?? findProgram(browsers);
}

/** Returns the options with which Playwright starts a Chromium. */
export function launchOptions() {
  // Chromium's sandbox does not work for root, and most containers run as root.
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return {
    // Without a path Playwright starts its own browser, or reports that there is none.
    executablePath: findChromium(),
    args: [
      ...(isLinuxRoot ? ['--no-sandbox'] : []),
      // The next two flags stop connections that the browser opens by itself. The tests do not need them.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-gpu',
    ],
  };
}
