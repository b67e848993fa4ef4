import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromium, type Browser } from 'playwright';
import { findHeadlessShell, launchOptions } from '../browsers/chromium';
import { medians } from './report';

/** Lighthouse's slow 4G. */
const SLOW_4G = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** Starts a headless browser for one measurement. */
export async function withBrowser<Result>(
  flags: readonly string[],
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args } = launchOptions(findHeadlessShell());
  const browser = await chromium.launch({ executablePath, args: [...args, ...flags] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page of a cheap phone with an empty cache, in a context of its own: close it after use. */
export async function newPhone(browser: Browser, { slowdown = 1, slowLine = false } = {}) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (slowLine) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_4G.latency,
      downloadThroughput: SLOW_4G.bytesPerSecond,
      uploadThroughput: (750 * 1024) / 8,
    });
  }
  return { context, page, session };
}

/**
 * Lighthouse slows a fast desktop computer four times to imitate a mid-range phone, and a slower
 * machine less (Lighthouse, docs/throttling.md). The index is the middle of their range.
 */
const USUAL = { slowdown: 4, index: 1750 };

/** How many times this machine has to be slowed by Lighthouse's own benchmark, and why; at least 1. */
export async function calibrate(browser: Browser) {
  const page = await browser.newPage();
  // tsx puts calls of a helper into functions, which the page lacks.
  const code = `globalThis.__name ??= (value) => value; (${String(pageFunctions.computeBenchmarkIndex)})()`;
  const runs: { index: number }[] = [];
  while (runs.length < 5) runs.push({ index: await page.evaluate<number>(code) });
  await page.close();
  const { index } = medians(runs);
  const times = Math.max(1, Math.round((10 * USUAL.slowdown * index) / USUAL.index) / 10);
  return {
    times,
    sentence: `Times are of a processor slowed ${times} times: the machine's index was ${index.toFixed(0)}, and ${USUAL.slowdown} is for ${USUAL.index}.`,
  };
}
