import { findChromium } from './find-chromium';
import { searchThisMachine } from './this-machine';

export interface LaunchOptions {
  /** Undefined leaves the choice, and the complaint about a missing browser, to Playwright. */
  executablePath: string | undefined;
  args: string[];
}

export interface LaunchAccount {
  platform: NodeJS.Platform;
  /** Undefined where there are no user ids (Windows). */
  userId: number | undefined;
}

const thisAccount = (): LaunchAccount => ({
  platform: process.platform,
  userId: process.getuid?.(),
});

/** How Playwright is to start Chromium, in the checks and before them. */
export function launchOptions(
  executablePath = findChromium(searchThisMachine())?.executablePath,
  { platform, userId }: LaunchAccount = thisAccount(),
): LaunchOptions {
  // Chromium refuses to start its sandbox for root, which is who runs most containers.
  const isLinuxRoot = platform === 'linux' && userId === 0;
  return {
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
