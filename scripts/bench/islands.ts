import { type Browser, type CDPSession, type Page } from 'playwright';
import { newPhone } from './browser';
import { beside, medians, table } from './report';
import { bytesOf, type BenchServer } from './serve';

const RUNS = 5;

/** Where each island is and what only it has. */
const islands = [
  { name: 'share menu', route: '/help/', inside: '[data-island] [popovertarget]' },
  { name: 'carousel', route: '/details/android/', inside: '.carousel-strip' },
  { name: 'deletion form', route: '/deleteUserData/', inside: 'input[type=email]' },
];

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? NaN;
}

/** Hydrates an island as a pointer over it does, timed in the page, whose clock is the visitor's. */
const hydrate = (page: Page, inside: string) =>
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
    // A task is reported after it has ended.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    return { ready: time, longestTask: Math.max(0, ...tasks) };
  }, inside);

/**
 * From the first sign of intent: bytes of code by brotli and requests until the network rests;
 * milliseconds until the island answers, of the main thread in scripts, and in its longest task (of
 * 50 or more); megabytes after the hydration and a collection.
 */
async function measure(
  browser: Browser,
  server: BenchServer,
  slowdown: number,
  { route, inside }: (typeof islands)[number],
) {
  const { context, page, session } = await newPhone(browser, slowdown, 'slow');
  await session.send('Performance.enable');
  await page.goto(server.url + route, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  server.takeSent();
  const scriptBefore = await metric(session, 'ScriptDuration');
  const { ready, longestTask } = await hydrate(page, inside);
  await page.waitForLoadState('networkidle');
  const script = 1000 * ((await metric(session, 'ScriptDuration')) - scriptBefore);
  const sent = server.takeSent();
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
  await context.close();
  const code = /javascript|css/;
  const requests = sent.filter(({ type }) => code.test(type)).length;
  return { bytes: bytesOf(sent, code), requests, ready, script, longestTask, heap };
}

type Cost = Awaited<ReturnType<typeof measure>>;

/** @param slowdown how many times slower than this machine. @returns medians of some runs */
export async function islandCosts(browser: Browser, server: BenchServer, slowdown: number) {
  const costs: Cost[] = [];
  for (const island of islands) {
    const runs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measure(browser, server, slowdown, island));
    }
    costs.push(medians(runs));
  }
  return costs;
}

const cells = ({ heap, ...numbers }: Cost) => [
  ...Object.values(numbers).map((value) => value.toFixed(0)),
  heap.toFixed(1),
];

/** What the islands cost; beside another export's, when there is one: before → now. */
export const islandTable = (now: readonly Cost[], before: readonly Cost[]) =>
  table(
    'island | code, bytes | requests | ready, ms | script, ms | longest task, ms | heap, MB',
    now.map((cost, index) => [
      islands[index]?.name ?? '',
      ...beside(before[index] && cells(before[index]), cells(cost)),
    ]),
  );
