import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findChromium, launchOptions } from '../browsers/chromium';
import { followLink, TO, WATCH } from './follow-link';
import { medians, table, whole } from './report';
import { withServer } from './serve';

const SLOW_4G = { latency: 150, bytesPerSecond: 200_000 };
const phone = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const computer = { width: 1280, height: 800, hasTouch: false };

/** A pointer rests for longer than the 200 ms of `moderate`; a finger is there for a tap's length. */
const scenes = [
  { name: 'computer', slowdown: 1, line: undefined, viewport: computer, pressMs: 400 },
  { name: 'slow computer', slowdown: 4, line: SLOW_4G, viewport: computer, pressMs: 400 },
  { name: 'slow phone', slowdown: 4, line: SLOW_4G, viewport: phone, pressMs: 100 },
];

const variants = ['nothing', 'prefetch', 'prerender'].flatMap((ahead) =>
  ['none', 'auto'].map((transition) => ({ ahead, transition })),
);

/** The policy goes, because it has hashes of what is changed. */
const changeTo =
  ({ ahead, transition }: (typeof variants)[number]) =>
  (html: string) =>
    html
      .replace(/<meta http-equiv[^>]*>/i, '')
      .replace(/@view-transition\{[^}]*\}/g, '')
      .replace(/(<script type="speculationrules">\{)"\w+"/, `$1"${ahead}"`)
      .replace('<head>', `<head>${WATCH}<style>@view-transition{navigation:${transition}}</style>`);

/**
 * Measures how soon a followed link is painted, by what is done ahead, with and
 * without the transition between pages. The variants take turns, so that a busy
 * moment falls on all alike. @returns the report, in Markdown
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
      results: [] as Awaited<ReturnType<typeof followLink>>[],
    })),
  );
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const { scene, variant, results } of cases) {
        const options = { change: changeTo(variant), line: scene.line };
        results.push(
          await withServer(directory, (server) => followLink(browser, server, scene), options),
        );
      }
    }
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, maxRetries: 5 });
  }
  return [
    `From the click to the first paint of \`${TO}\`, and until the transition is over; medians of ${runs}:`,
    table(
      'visitor | ahead | transition | first paint, ms | over, ms | memory ahead, MB',
      cases.map(({ scene, variant, results }) => {
        const { paint, end, memory } = medians(results);
        return [scene.name, variant.ahead, variant.transition, ...[paint, end, memory].map(whole)];
      }),
    ),
  ].join('\n\n');
}
