import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findProgram } from './tools';

/** Names that Linux distributions give to the program, and where macOS and Windows put it. */
const systemBrowsers = (): readonly string[] => {
  const { LOCALAPPDATA, ProgramFiles, 'ProgramFiles(x86)': programFilesX86 } = process.env;
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) =>
      path.join('/Applications', `${name}.app`, 'Contents', 'MacOS', name),
    );
  }
  if (process.platform !== 'win32') {
    return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  }
  // Edge is built from Chromium and is on every Windows machine.
  return [
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ].flatMap((program) =>
    [LOCALAPPDATA, ProgramFiles, programFilesX86].flatMap((root) =>
      root ? path.join(root, program) : [],
    ),
  );
};

/**
 * Chooses the browser of the checks: the one that CHROMIUM_PATH names, else the build that
 * Playwright was made for, else one of the system's.
 *
 * @returns its full path; undefined when there is none
 * @throws Error with a sentence when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is «${chosen}», but there is no such file.`);
  }
  if (chosen) return chosen;
  const playwrights = chromium.executablePath();
  return existsSync(playwrights) ? playwrights : findProgram(systemBrowsers());
}

/**
 * Finds Chromium without what only a screen needs, which does the checks in half of the time; it
 * has no back-forward cache. None where Playwright's own build or CHROMIUM_PATH comes first.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH || existsSync(chromium.executablePath())
    ? undefined
    : findProgram(['chromium-headless-shell']);

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
