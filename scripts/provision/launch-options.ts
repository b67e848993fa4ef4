import { findChromium } from './find-chromium';

/** How Playwright is to start a Chromium. */
export function launchOptions(executablePath = findChromium()): {
  executablePath: string | undefined;
  args: string[];
} {
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
