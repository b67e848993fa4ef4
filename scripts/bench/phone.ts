import { chromium, type Browser, type Page } from 'playwright';
import { findHeadlessShell, launchOptions } from '../browsers/chromium';

/** Lighthouse's weak line. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Starts the browser of all measurements, which draws nothing on a screen, for one of them. */
export async function withBrowser<Result>(
  args: readonly string[],
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args: usual } = launchOptions(findHeadlessShell());
  const browser = await chromium.launch({ executablePath, args: [...usual, ...args] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A page of a cheap phone with nothing in its cache: 360 × 740, two device pixels to one. Its
 * context is its own, to be closed with it.
 */
export async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

/**
 * The same with a slow processor, and on a slow line if that is asked for.
 *
 * @param slowdown how many times slower than this machine
 */
export async function newSlowPhone(browser: Browser, slowdown: number, line: 'fast' | 'slow') {
  const page = await newPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, session };
}
