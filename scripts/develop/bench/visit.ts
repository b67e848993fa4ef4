import { type Browser, type CDPSession, type Locator } from 'playwright';
import { type Row } from './table';
import { ISLAND, READY_EVENT } from '@/lib/browser/island-state';

/** Returns the milliseconds that scripts have taken on the main thread so far. */
async function readScriptTime(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
}

/** Hydrates an island by a hover. The page's own clock measures the times, in milliseconds. */
const hydrate = (island: Locator) =>
  island.evaluate(async (element, readyEvent) => {
    const tasks = [0];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const start = performance.now();
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    // The carousel's code may already have been loaded without an intent.
    if (!element.hasAttribute('data-ready')) {
      await new Promise((resolve) => element.addEventListener(readyEvent, resolve));
    }
    const ready = performance.now() - start;
    // The browser reports a long task only after it has ended.
    await new Promise((resolve) => void setTimeout(resolve, 2000));
    return { ready, longest: Math.max(...tasks) };
  }, READY_EVENT);

/**
 * Loads a page on an emulated phone with an empty cache, over Lighthouse's slow 4G, and hydrates its last
 * island as soon as the page is painted. The last island is the page's own; the first is always the share menu.
 *
 * @param slowdown how many times slower than this machine the processor is
 * @returns three times in milliseconds: from the intent until the island was ready, of the longest task
 *   (0 if none took 50), and of all scripts on the main thread
 */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Row> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const [downloadThroughput, uploadThroughput] = [(1.6 * 2 ** 20) / 8, (750 * 2 ** 10) / 8];
  const line = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const before = await readScriptTime(session);
  const { ready, longest } = await hydrate(page.locator(ISLAND).last());
  const script = (await readScriptTime(session)) - before;
  await context.close();
  return { 'island, ms': ready, 'longest task, ms': longest, 'script, ms': script };
}
