import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './tools';

/** Names of browsers in Linux distributions, and their paths on macOS and Windows. */
const systemBrowsers = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  ...['Chromium', 'Google Chrome'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  ...['LOCALAPPDATA', 'ProgramFiles', 'ProgramFiles(x86)'].flatMap((variable) => [
    `${process.env[variable]}\\Google\\Chrome\\Application\\chrome.exe`,
    // Edge is based on Chromium and is on every Windows machine.
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

/** Full path of the browser for the checks: the preferred one, otherwise one of the system's. */
export const findChromium = () => findPreferredChromium() ?? findProgram(systemBrowsers);

/**
 * Debian's headless shell of Chromium, which takes half the time and has no back-forward cache;
 * undefined if another browser is preferred.
 */
export const findHeadlessShell = (): string | undefined =>
  findPreferredChromium() ? undefined : findProgram(['chromium-headless-shell']);

/** Options with which Playwright starts a Chromium. */
export function launchOptions(executablePath = findChromium()) {
  // Chromium refuses its sandbox to root, and most containers run as root.
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return {
    // If undefined, Playwright chooses the browser or reports that there is none.
    executablePath,
    args: [
      ...(isLinuxRoot ? ['--no-sandbox'] : []),
      // The checks use loopback only; these flags keep the browser from all other connections.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-gpu',
    ],
  };
}
