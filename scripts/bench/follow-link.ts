import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Browser } from 'puppeteer-core';
import { type BenchServer } from './serve';

const FROM = '/';
/** The page with the most on it. */
export const TO = '/details/android/';
const MEASURED = '/measured';

interface Scene {
  /** How many times slower than this machine. */
  readonly slowdown: number;
  readonly viewport: {
    readonly width: number;
    readonly height: number;
    readonly hasTouch: boolean;
  };
  /** Milliseconds from the hover or the touch to the click, and the reading of the memory. */
  readonly pressMs: number;
}

/**
 * The clicked page leaves the time of the click; the next one reports the
 * milliseconds until its first paint, and until nothing of the transition is left.
 */
export const WATCH = `<script>{
  const now = performance.timeOrigin;
  let finished;
  addEventListener('click', ({ timeStamp }) => localStorage.setItem('click', now + timeStamp), true);
  addEventListener('pagereveal', ({ viewTransition }) => {
    finished = viewTransition?.finished.then(() => performance.now());
  });
  new PerformanceObserver(async (list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint || location.pathname !== '${TO}') return;
    const click = localStorage.getItem('click') - now;
    const end = Math.max(paint.startTime, (await finished) ?? 0);
    fetch('${MEASURED}?' + (paint.startTime - click) + '&' + (end - click));
  }).observe({ type: 'paint', buffered: true });
}</script>`;

/** Megabytes of all processes of a browser, what they share counted once; Linux only. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  let kilobytes = 0;
  for (const { id } of processInfo) {
    const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0);
  }
  return kilobytes / 1000;
}

/**
 * Follows a link as a visitor would, with nothing in the cache.
 *
 * @returns milliseconds from the click to the first paint, and to the transition's end; megabytes
 *   taken before the click
 */
export async function followLink(
  browser: Browser,
  server: BenchServer,
  { slowdown, viewport, pressMs }: Scene,
) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  // puppeteer throttles the prerendered page as well, Playwright does not know it.
  await page.emulateCPUThrottling(slowdown);
  await page.goto(server.url + FROM, { waitUntil: 'networkidle0' });
  const before = await memoryOf(browser);
  const link = await page.locator(`main a[href="${TO}"]`).waitHandle();
  await link.scrollIntoView();
  const { x, y } = await link.clickablePoint();
  server.takeSent();
  if (viewport.hasTouch) await page.touchscreen.touchStart(x, y);
  else await page.mouse.move(x, y);
  await setTimeout(pressMs);
  const memory = (await memoryOf(browser)) - before;
  // Neither answers when its page is replaced by a prerendered one.
  (viewport.hasTouch ? page.touchscreen.touchEnd() : page.mouse.click(x, y)).catch(() => {});
  let report: string | undefined;
  for (let tries = 0; tries < 600 && !report; tries += 1) {
    await setTimeout(50);
    report = server.takeSent().find(({ address }) => address.startsWith(MEASURED))?.address;
  }
  await context.close();
  if (!report) throw new Error(`The link to ${TO} led nowhere in 30 s.`);
  const [, paint = NaN, end = NaN] = report.split(/[?&]/).map(Number);
  return { paint, end, memory };
}
