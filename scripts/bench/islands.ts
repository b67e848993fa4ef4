import { type Browser, type CDPSession, type Page } from 'playwright';
import { medians } from './median';
import { newSlowPhone } from './phone';
import { type BenchServer } from './serve';
import { table } from './table';

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
  slowdown: number,
  { name, route, inside }: (typeof islands)[number],
): Promise<IslandCost> {
  const { page, session } = await newSlowPhone(browser, slowdown, 'slow');
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
  await page.context().close();
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

/**
 * Measures each island of an export, medians of some runs.
 *
 * @param slowdown how many times slower than this machine
 */
export async function islandCosts(
  browser: Browser,
  server: BenchServer,
  slowdown: number,
): Promise<IslandCost[]> {
  const costs: IslandCost[] = [];
  for (const island of islands) {
    const runs: IslandCost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measure(browser, server, slowdown, island));
    }
    costs.push({ name: island.name, ...medians(runs.map(({ name: _, ...numbers }) => numbers)) });
  }
  return costs;
}

const cells = ({ bytes, requests, ready, script, longestTask, heap }: IslandCost) =>
  [bytes, requests, ready, script, longestTask]
    .map((value) => value.toFixed(0))
    .concat(heap.toFixed(1));

/** What the islands cost; beside another export's, when there is one: before → now. */
export const islandTable = (now: readonly IslandCost[], before: readonly IslandCost[]) =>
  table(
    [
      'island',
      'code, bytes',
      'requests',
      'ready, ms',
      'script, ms',
      'longest task, ms',
      'heap, MB',
    ],
    now.map((cost, index) => {
      const former = before[index] && cells(before[index]);
      const values = cells(cost);
      return [
        cost.name,
        ...values.map((value, cell) => (former ? `${former[cell]} → ${value}` : value)),
      ];
    }),
  );
