import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './tools';

/** The names that Linux distributions give to a browser, and where macOS and Windows put one. */
const systemBrowsers = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['Chromium', 'Google Chrome'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  ...['LOCALAPPDATA', 'ProgramFiles', 'ProgramFiles(x86)'].flatMap((variable) => [
    `${process.env[variable]}\\Google\\Chrome\\Application\\chrome.exe`,
    // Built from Chromium, and on every Windows machine.
    `${process.env[variable]}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
];

/**
 * The browser that CHROMIUM_PATH names, else the build that Playwright has downloaded.
 *
 * @throws Error with a sentence when CHROMIUM_PATH names a file that does not exist
 */
export function findPreferredChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is «${chosen}», but there is no such file.`);
  }
  return [chosen, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** Full path of the browser of the checks: the preferred one, else one of the system's. */
export const findChromium = () => findPreferredChromium() ?? findProgram(systemBrowsers);

/**
 * Debian's Chromium without a screen, which needs half of the time and has no back-forward cache;
 * undefined where another one is preferred.
 */
export const findHeadlessShell = (): string | undefined =>
  findPreferredChromium() ? undefined : findProgram(['chromium-headless-shell']);

/** How Playwright is to start a Chromium. */
export function launchOptions(executablePath = findChromium()) {
  // Chromium refuses to start its sandbox for root, which is who runs most containers.
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return {
    // Undefined leaves the choice, and the complaint about a missing browser, to Playwright.
    executablePath,
    args: [
      ...(isLinuxRoot ? ['--no-sandbox'] : []),
      // The checks talk to loopback only; these keep the browser from anything else.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-gpu',
    ],
  };
}
