import { type Browser, type CDPSession, type Page } from 'playwright';
import { medians } from './median';
import { newPhone } from './new-phone';
import { type BenchServer } from './serve';

/** A weak phone on a weak connection: CPU four times slower, 1.6 Mbit/s, 150 ms. */
const CPU = { rate: 4 };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const RUNS = 5;

/** Where each island is and what only it has. */
const islands = [
  { name: 'share menu', route: '/help/', inside: '[data-island] [popovertarget]' },
  { name: 'carousel', route: '/details/android/', inside: '.carousel-strip' },
  { name: 'deletion form', route: '/deleteUserData/', inside: 'input[type=email]' },
] as const;

/** What one island costs from the moment when a visitor turns to it. */
export interface IslandCost {
  readonly name: string;
  /** Bytes of code by brotli, and requests, until the network rests. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds until it answers. */
  readonly ready: number;
  /** Milliseconds of the main thread in scripts, and in its longest task (of 50 or more). */
  readonly script: number;
  readonly longestTask: number;
  /** Megabytes after the hydration and a collection. */
  readonly heap: number;
}

const metric = async (session: CDPSession, name: string) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? NaN;
};

/** Turns to an island and waits until it answers, all in the page, whose clock is the visitor's. */
const turnTo = (page: Page, inside: string) =>
  page.evaluate(async (selector) => {
    const element = document.querySelector(selector)!.closest('[data-island]')!;
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const start = performance.now();
    // No named function: tsx would ask for a helper that the page does not have.
    const ready = new Promise<void>((resolve) => {
      document.addEventListener('island-ready', ({ target }) => {
        if (target === element) resolve();
      });
      if (element.matches('[data-ready]')) resolve();
    });
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await ready;
    const time = performance.now() - start;
    // The observer is told of a task after it has ended.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    return { ready: time, longestTask: Math.max(0, ...tasks) };
  }, inside);

async function measure(
  browser: Browser,
  server: BenchServer,
  { name, route, inside }: (typeof islands)[number],
): Promise<IslandCost> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', CPU);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Performance.enable');
  await page.goto(server.url + route, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  server.takeSent();
  const scriptBefore = await metric(session, 'ScriptDuration');
  const { ready, longestTask } = await turnTo(page, inside);
  await page.waitForLoadState('networkidle');
  const script = (await metric(session, 'ScriptDuration')) - scriptBefore;
  const code = server.takeSent().filter(({ type }) => /javascript|css/.test(type));
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
  await context.close();
  return {
    name,
    bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: code.length,
    ready,
    script: script * 1000,
    longestTask,
    heap,
  };
}

/** Measures each island of an export, medians of some runs. */
export async function islandCosts(browser: Browser, server: BenchServer): Promise<IslandCost[]> {
  const costs: IslandCost[] = [];
  for (const island of islands) {
    const runs: IslandCost[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, server, island));
    costs.push({ name: island.name, ...medians(runs.map(({ name: _, ...numbers }) => numbers)) });
  }
  return costs;
}
