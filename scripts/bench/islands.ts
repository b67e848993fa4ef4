import { type Browser, type CDPSession, type Page } from 'playwright';
import { newPhone } from './browser';
import { beside, measureInTurns, table } from './report';
import { bytesOf, type BenchServer } from './serve';

const RUNS = 5;

/** Each island's page, and a selector of what only it has. */
const islands = [
  { name: 'share menu', route: '/help/', inside: '[data-island] [popovertarget]' },
  { name: 'carousel', route: '/details/android/', inside: '.carousel-strip' },
  { name: 'deletion form', route: '/deleteUserData/', inside: 'input[type=email]' },
];

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? NaN;
}

/** Hydrates an island as a pointer over it does, timed by the page's own clock. */
const hydrate = (page: Page, inside: string) =>
  page.evaluate(async (selector) => {
    const element = document.querySelector(selector)!.closest('[data-island]')!;
    const tasks = [0];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    const start = performance.now();
    // No named function: tsx would ask for a helper that the page does not have.
    const hydrated = new Promise<void>((resolve) => {
      document.addEventListener('island-ready', ({ target }) => {
        if (target === element) resolve();
      });
      if (element.matches('[data-ready]')) resolve();
    });
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await hydrated;
    const ready = performance.now() - start;
    // A task is reported after it has ended.
    await new Promise((resolve) => void setTimeout(resolve, 500));
    return { ready, longestTask: Math.max(...tasks) };
  }, inside);

/**
 * Costs of each island: bytes by brotli and requests until the network is idle; time until the
 * island responds, of the main thread in scripts, and in its longest task (of 50 ms or more); memory
 * after a garbage collection.
 *
 * @param slowdown how many times slower than this machine
 */
export const islandCosts = (browser: Browser, server: BenchServer, slowdown: number) =>
  measureInTurns(islands, RUNS, async ({ route, inside }) => {
    const { context, page, session } = await newPhone(browser, { slowdown, slowLine: true });
    await session.send('Performance.enable');
    await page.goto(server.url + route, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    server.takeSent();
    const scriptBefore = await metric(session, 'ScriptDuration');
    const { ready, longestTask } = await hydrate(page, inside);
    await page.waitForLoadState('networkidle');
    const script = 1000 * ((await metric(session, 'ScriptDuration')) - scriptBefore);
    const code = server.takeSent().filter(({ type }) => /javascript|css/.test(type));
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
    await context.close();
    return {
      'code, bytes': bytesOf(code, /./),
      requests: code.length,
      'ready, ms': ready,
      'script, ms': script,
      'longest task, ms': longestTask,
      'heap, MB': heap,
    };
  });

type Costs = Awaited<ReturnType<typeof islandCosts>>;

/** The costs; beside those of another export, when there is one: before → now. */
export const islandReport = (now: Costs, before: Costs) =>
  [
    `From the first sign of intent, at 1.6 Mbit/s with 150 ms, medians of ${RUNS} runs${before.length > 0 ? '; before → now' : ''}:`,
    table(
      now.map((cost, index) => ({ island: islands[index]!.name, ...beside(before[index], cost) })),
    ),
  ].join('\n\n');
