import { type Browser, type CDPSession, type Locator, type Response } from 'playwright';
import { READY_EVENT } from '@/lib/browser/island-state';

const bytesOf = (responses: readonly Response[], type: string) =>
  responses
    .map((response) => response.headers())
    .filter((headers) => headers['content-type']?.startsWith(type))
    .reduce((sum, headers) => sum + Number(headers['content-length']), 0);

/** Milliseconds that scripts have used of the main thread. */
async function readScriptTime(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
}

/** Hydrates an island by a hover; times are measured by the page's clock. */
const hydrate = (island: Locator) =>
  island.evaluate(async (element, readyEvent) => {
    const tasks = [0];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const start = performance.now();
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    // The code of the carousel may have been loaded without intent.
    if (!element.hasAttribute('data-ready')) {
      await new Promise((resolve) => element.addEventListener(readyEvent, resolve));
    }
    const ready = performance.now() - start;
    // A task is reported only after it has ended, and the form loads its dialogs later.
    await new Promise((resolve) => void setTimeout(resolve, 2000));
    return { 'ready, ms': ready, 'longest task, ms': Math.max(...tasks) };
  }, READY_EVENT);

/**
 * Loads a page on a phone with an empty cache, then hydrates its islands.
 *
 * @param islands selector of the islands to hydrate
 * @param slowdown how many times slower than this machine; with it, the line is Lighthouse's slow
 *   4G, and the islands are hydrated as soon as the page is painted
 * @returns bytes and requests, those of the islands marked by «+»; milliseconds until the last
 *   island responded, of its longest task (of 50 or more), and of the main thread in scripts of all
 *   the islands
 */
export async function visit(browser: Browser, url: string, islands: string, slowdown?: number) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  if (slowdown) {
    const [downloadThroughput, uploadThroughput] = [(1.6 * 2 ** 20) / 8, (750 * 2 ** 10) / 8];
    const line = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: slowdown ? 'domcontentloaded' : 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const own = responses.splice(0);
  const before = await readScriptTime(session);
  const times: Record<string, number> = {};
  for (const island of await page.locator(islands).all()) {
    Object.assign(times, await hydrate(island));
  }
  times['script, ms'] = (await readScriptTime(session)) - before;
  await context.close();
  const bytes = {
    HTML: bytesOf(own, 'text/html'),
    styles: bytesOf(own, 'text/css'),
    scripts: bytesOf(own, 'text/javascript'),
    pictures: bytesOf(own, 'image'),
    requests: own.length,
    '+ scripts': bytesOf(responses, 'text/javascript'),
    '+ requests': responses.length,
  };
  return { bytes, times };
}
