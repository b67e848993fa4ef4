import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Browser, launch } from 'puppeteer-core';
import { findChromium, launchOptions } from '../browsers/chromium';
import { SLOW_4G } from './browser';
import { measureInTurns, table } from './report';
import { type BenchServer, withServer } from './serve';

const FROM = '/';
/** The page with the most content. */
const TO = '/details/android/';
const REPORT = '/measured';

const phone = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const computer = { width: 1280, height: 800, hasTouch: false };

/** A pointer rests for longer than the 200 ms of `moderate`; a finger as long as a tap. */
const visitors = [
  { name: 'computer', slowdown: 1, line: undefined, viewport: computer, pressMs: 400 },
  { name: 'slow computer', slowdown: 4, line: SLOW_4G, viewport: computer, pressMs: 400 },
  { name: 'slow phone', slowdown: 4, line: SLOW_4G, viewport: phone, pressMs: 100 },
];

const cases = visitors.flatMap((visitor) =>
  ['nothing', 'prefetch', 'prerender'].flatMap((ahead) =>
    ['none', 'auto'].map((transition) => ({ visitor, ahead, transition })),
  ),
);
type Case = (typeof cases)[number];

/**
 * The clicked page stores the time of the click; the next one reports the milliseconds until its
 * first paint, and until the transition has ended.
 */
const WATCH = `<script>{
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
    fetch('${REPORT}?' + (paint.startTime - click) + '&' + (end - click));
  }).observe({ type: 'paint', buffered: true });
}</script>`;

/** Changes pages to those of a case; the policy goes, because it has hashes of what is changed. */
const changeFor =
  ({ ahead, transition }: Case) =>
  (html: string) =>
    html
      .replace(/<meta http-equiv[^>]*>/i, '')
      .replace(/@view-transition\{[^}]*\}/g, '')
      .replace(/(<script type="speculationrules">\{)"\w+"/, `$1"${ahead}"`)
      .replace('<head>', `<head>${WATCH}<style>@view-transition{navigation:${transition}}</style>`);

/** Megabytes of all processes of a browser, shared ones counted once; Linux only. */
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

/** Waits for the report of the next page; 30 s. */
async function readReport(server: BenchServer) {
  for (let tries = 0; tries < 600; tries += 1) {
    await setTimeout(50);
    const report = server.takeSent().find(({ address }) => address.startsWith(REPORT));
    if (!report) continue;
    const [, paint = NaN, over = NaN] = report.address.split(/[?&]/).map(Number);
    return { 'first paint, ms': paint, 'over, ms': over };
  }
  throw new Error(`The link to ${TO} did not open it in 30 s.`);
}

/** Follows a link with an empty cache. @returns milliseconds, and megabytes used before the click */
async function followLink(browser: Browser, server: BenchServer, { visitor }: Case) {
  const { slowdown, viewport, pressMs } = visitor;
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
  // Neither call ends when a prerendered page replaces this one.
  (viewport.hasTouch ? page.touchscreen.touchEnd() : page.mouse.click(x, y)).catch(() => {});
  const report = await readReport(server);
  await context.close();
  return { ...report, 'memory ahead, MB': memory };
}

/**
 * Measures how soon a followed link is painted, by what is loaded ahead, with and without the
 * transition between pages.
 *
 * @returns the report, in Markdown
 */
export async function benchNextPage(directory: string, runs: number): Promise<string> {
  const { executablePath, args } = launchOptions(findChromium());
  const browser = await launch({
    executablePath: executablePath ?? '',
    // The defaults of puppeteer, and one flag of the checks, switch off what is measured here.
    ignoreDefaultArgs: true,
    args: [
      ...args.filter((flag) => flag !== '--disable-background-networking'),
      ...['--headless=new', '--no-first-run', '--ignore-certificate-errors'],
    ],
  });
  try {
    const results = await measureInTurns(cases, runs, (one) => {
      const options = { change: changeFor(one), line: one.visitor.line };
      return withServer(directory, (server) => followLink(browser, server, one), options);
    });
    return [
      `From the click to the first paint of \`${TO}\`, and until the transition is over; medians of ${runs}:`,
      table(
        results.map((result, index) => {
          const { visitor, ...variant } = cases[index]!;
          return { visitor: visitor.name, ...variant, ...result };
        }),
      ),
    ].join('\n\n');
  } finally {
    await browser.close();
  }
}
