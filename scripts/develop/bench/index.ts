import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { pagePaths } from '../../../e2e/support/page-paths';
import { runCommand } from '../../shared/run-command';
import { launchOptions } from '../test-tools/chromium';
import { audit, calibrate } from './lighthouse';
import { serveExport } from './server';
import { type Row, table } from './table';
import { visit } from './visit';

const RESULTS_FILE = 'docs/performance.md';
const RUNS = 3;

/** Measures every page several times. @returns the report, in Markdown */
async function measure(browser: Browser, origin: string): Promise<string> {
  const { slowdown, index } = await calibrate(origin);
  const runs = new Map<string, Row[]>(pagePaths.map((route) => [route, []]));
  // The runs of a page are not consecutive, so a busy moment of the machine does not affect all of them.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [route, rows] of runs) {
      const scores = await audit(origin + route, slowdown);
      rows.push({ ...scores, ...(await visit(browser, origin + route, slowdown)) });
    }
  }
  const git = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  const date = new Date().toISOString().slice(0, 10);
  return `The numbers are medians of ${RUNS} runs at commit ${git.trim()} on ${date}. The processor was slowed down by a factor of ${slowdown}. The factor is proportional to the machine's benchmark index: it is 4 at an index of 1750, and this machine's index was ${index}.

${table(runs)}`;
}

/** `npm run bench`: measures the pages of the export and writes the results into docs/performance.md. */
runCommand(async () => {
  const text = await readFile(RESULTS_FILE, 'utf8');
  const results = /(?<=<!-- bench:pages -->).*(?=<!-- \/bench:pages -->)/s;
  // This check comes first, because measuring takes ten minutes.
  if (!results.test(text))
    throw new Error(`${RESULTS_FILE} lacks <!-- bench:pages --> or its end.`);
  const { origin, close } = await serveExport();
  const browser = await chromium.launch(launchOptions());
  const report = await measure(browser, origin).finally(() => browser.close());
  await close();
  console.log(report);
  await writeFile(
    RESULTS_FILE,
    text.replace(results, () => `\n\n${report}\n\n`),
  );
  return 0;
});
