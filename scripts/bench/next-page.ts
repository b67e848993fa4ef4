import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launch, type Browser } from 'puppeteer-core';
import { findChromium } from '../provision/find-chromium';
import { launchOptions } from '../provision/launch-options';
import { medians, table, whole } from './report';
import { withServer, type BenchServer } from './serve';

const FROM = '/';
const TO = '/details/android/';
const MEASURED = '/measured';

const SLOW_4G = { latency: 150, bytesPerSecond: 200_000 };
const phone = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const computer = { width: 1280, height: 800 };

/** A pointer rests for longer than the 200 ms of `moderate`; a finger is there for a tap's length. */
const scenes = [
  { name: 'computer', slowdown: 1, line: undefined, viewport: computer, pressMs: 400 },
  { name: 'slow computer', slowdown: 4, line: SLOW_4G, viewport: computer, pressMs: 400 },
  { name: 'slow phone', slowdown: 4, line: SLOW_4G, viewport: phone, pressMs: 100 },
];

const variants = ['nothing', 'prefetch', 'prerender'].flatMap((ahead) =>
  ['none', 'auto'].map((transition) => ({ ahead, transition })),
);

/**
 * The clicked page leaves the time of the click; the next one reports the
 * milliseconds until its first paint, and until nothing of the transition is left.
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
    fetch('${MEASURED}?' + (paint.startTime - click) + '&' + (end - click));
  }).observe({ type: 'paint', buffered: true });
}</script>`;

/** The policy goes, because it has hashes of what is changed. */
const changeTo =
  ({ ahead, transition }: (typeof variants)[number]) =>
  (html: string) =>
    html
      .replace(/<meta http-equiv[^>]*>/i, '')
      .replace(/@view-transition\{[^}]*\}/g, '')
      .replace(/(<script type="speculationrules">\{)"\w+"/, `$1"${ahead}"`)
      .replace('<head>', `<head>${WATCH}<style>@view-transition{navigation:${transition}}</style>`);

/** Megabytes of all processes of a browser, what they share counted once; Linux only. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const files = processInfo.map(({ id }) => `/proc/${id}/smaps_rollup`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts.reduce((sum, text) => sum + Number(/^Pss: +(\d+)/m.exec(text)?.[1]) / 1000, 0);
}

/** Follows a link as a visitor would, with nothing in the cache. */
async function follow(
  browser: Browser,
  server: BenchServer,
  { slowdown, viewport, pressMs }: (typeof scenes)[number],
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
  if (viewport === phone) await page.touchscreen.touchStart(x, y);
  else await page.mouse.move(x, y);
  await setTimeout(pressMs);
  const memory = (await memoryOf(browser)) - before;
  // Neither answers when its page is replaced by a prerendered one.
  (viewport === phone ? page.touchscreen.touchEnd() : page.mouse.click(x, y)).catch(() => {});
  let report: string | undefined;
  while (!report) {
    await setTimeout(50);
    report = server.takeSent().find(({ address }) => address.startsWith(MEASURED))?.address;
  }
  await context.close();
  const [, paint = NaN, end = NaN] = report.split(/[?&]/).map(Number);
  return { paint, end, memory };
}

/**
 * Measures how soon a followed link is painted, with what may be done ahead
 * and with and without the transition between pages. They take turns, so that
 * a busy moment of the machine does not fall on one of them alone.
 *
 * @param runs of each
 * @returns the report, in Markdown
 */
export async function benchNextPage(directory: string, runs: number): Promise<string> {
  const { executablePath, args } = launchOptions(findChromium());
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const browser = await launch({
    executablePath: executablePath ?? '',
    // What puppeteer and Playwright add, and the checks, switches off what is measured here.
    ignoreDefaultArgs: true,
    args: [
      ...args.filter((flag) => flag !== '--disable-background-networking'),
      ...['--headless=new', '--no-first-run', '--ignore-certificate-errors'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`],
    ],
  });
  const cases = scenes.flatMap((scene) =>
    variants.map((variant) => ({
      scene,
      variant,
      results: [] as Awaited<ReturnType<typeof follow>>[],
    })),
  );
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const { scene, variant, results } of cases) {
        const options = { change: changeTo(variant), line: scene.line };
        results.push(
          await withServer(directory, (server) => follow(browser, server, scene), options),
        );
      }
    }
  } finally {
    await browser.close();
    await rm(profile, { recursive: true });
  }
  return [
    `From the click to the first paint of \`${TO}\`, and until the transition is over; medians of ${runs}:`,
    table(
      ['visitor', 'ahead', 'transition', 'first paint, ms', 'over, ms', 'memory ahead, MB'],
      cases.map(({ scene, variant, results }) => {
        const { paint, end, memory } = medians(results);
        return [scene.name, variant.ahead, variant.transition, ...[paint, end, memory].map(whole)];
      }),
    ),
  ].join('\n\n');
}
