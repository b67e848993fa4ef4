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
 * The browser that CHROMIUM_PATH names, else the build that Playwright has downloaded, else a
 * program of these names.
 *
 * @throws Error with a sentence when CHROMIUM_PATH names a file that does not exist
 */
function find(names: readonly string[]): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is «${chosen}», but there is no such file.`);
  }
  const preferred = [chosen, chromium.executablePath()];
  return preferred.find((file) => file && existsSync(file)) ?? findProgram(names);
}

/** Full path of a complete browser for the checks. */
export const findChromium = () => find(systemBrowsers);

/** Debian's headless shell, if it is there, takes half the time; it has no back-forward cache. */
export const findFastChromium = () => find(['chromium-headless-shell', ...systemBrowsers]);

/** Options with which Playwright starts a Chromium. */
export function launchOptions(executablePath = findFastChromium()) {
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
