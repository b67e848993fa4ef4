import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { type Browser, chromium } from 'playwright';
import { runCommand } from '../cli/run-command';
import { EXPORT_FOLDER } from '../folders';
import { pagePaths } from '../page-paths';
import { launchOptions } from '../test-tools/chromium';
import { audit, auditRow, calibrate } from './lighthouse';
import { PLAIN, serve } from './server';
import { measureInTurns, medians, table } from './tables';
import { visit } from './visit';
import { ISLAND } from '@/lib/browser/island-state';

const RESULTS_FILE = 'docs/performance.md';

const AUDIT_RUNS = 3;
const ISLAND_RUNS = 5;

/** Pages by the islands that are measured on them. */
const islandPages: Readonly<Record<string, string>> = {
  share: '/help/',
  carousel: '/details/android/',
  deletion: '/deleteUserData/',
};

/** Measures bytes, Lighthouse's audits and islands of all pages. @returns the report, in Markdown */
async function measure(browser: Browser): Promise<string> {
  const origin = await serve(EXPORT_FOLDER);
  const { slowdown, index } = await calibrate(origin);
  const bytes = new Map<string, Readonly<Record<string, number>>>();
  for (const route of pagePaths) {
    bytes.set(route, (await visit(browser, origin + route, ISLAND)).bytes);
  }
  const islands = await measureInTurns(
    Object.keys(islandPages),
    ISLAND_RUNS,
    async (name) => {
      const url = origin + islandPages[name];
      const measured = await visit(browser, url, `[data-island=${name}]`, slowdown);
      return { 'code, bytes': measured.bytes['+ scripts'], ...measured.times };
    },
    medians,
  );
  const audits = await measureInTurns(
    pagePaths.flatMap((route) => [route, route + PLAIN]),
    AUDIT_RUNS,
    (route) => audit(origin + route, slowdown),
    computeMedianRun,
  );
  const rows = pagePaths.map(
    (route) => [route, auditRow(audits.get(route)!, audits.get(route + PLAIN)!)] as const,
  );
  // «-dirty» if the tree differs from the commit.
  const git = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return `One run of \`npm run bench\` at the commit ${git.trim()}, ${new Date().toISOString().slice(0, 10)}.

Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what the islands add when they are hydrated:

${table('route', bytes)}

Times are of a processor slowed ${slowdown} times: the machine's index was ${index}, and 4 is for 1750.

Lighthouse for mobile devices, its median run of ${AUDIT_RUNS}, milliseconds; «plain» is the same page with every script removed, ratios are to it:

${table('route', new Map(rows))}

From the first sign of intent, at 1.6 Mbit/s with 150 ms, medians of ${ISLAND_RUNS} runs:

${table('island', islands)}`;
}

/** `npm run bench`: measures the build and writes the report to docs/performance.md, between its marks. */
runCommand(async () => {
  const text = await readFile(RESULTS_FILE, 'utf8');
  const results = /(?<=<!-- bench:pages -->).*(?=<!-- \/bench:pages -->)/s;
  // Before twenty minutes of measuring, whose result would have no place.
  if (!results.test(text))
    throw new Error(`${RESULTS_FILE} lacks <!-- bench:pages --> or its end.`);
  const browser = await chromium.launch(launchOptions());
  const report = await measure(browser).finally(() => browser.close());
  console.log(report);
  await writeFile(
    RESULTS_FILE,
    text.replace(results, () => `\n\n${report}\n\n`),
  );
  return 0;
});
