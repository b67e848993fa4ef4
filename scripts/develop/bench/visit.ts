import { type Browser, devices, type Locator } from 'playwright';
import { type Row } from './table';
import { ISLAND, READY_EVENT } from '@/lib/browser/island-state';

/** Hydrates an island by hovering over it. The page's own clock measures the times, in milliseconds. */
const hydrate = (island: Locator) =>
  island.evaluate(async (element, readyEvent) => {
    const tasks = [0];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const start = performance.now();
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    // The carousel may already be ready, because its code can load without an intent.
    if (!element.hasAttribute('data-ready')) {
      await new Promise((resolve) => element.addEventListener(readyEvent, resolve));
    }
    const ready = performance.now() - start;
    // Wait for the reports of long tasks: the browser reports a task only after it has ended.
    await new Promise((resolve) => void setTimeout(resolve, 2000));
    return { 'island ready, ms': ready, 'longest task, ms': Math.max(...tasks) };
  }, READY_EVENT);

/**
 * Loads a page on an emulated phone with an empty cache, over Lighthouse's slow 4G, and hydrates an island as
 * soon as the page is painted: the carousel or the deletion form if the page has one, otherwise the share menu.
 *
 * @param slowdown how many times slower the phone's processor is than the processor of this machine
 * @returns two durations in milliseconds: the time from the intent until the island was ready, and the longest
 *   task (0 if no task took at least 50 ms)
 */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Row> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 2 ** 20) / 8,
    uploadThroughput: (750 * 2 ** 10) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const times = await hydrate(page.locator(ISLAND).last());
  await context.close();
  return times;
}
