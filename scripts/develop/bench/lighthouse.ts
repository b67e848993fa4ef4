import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Result } from 'lighthouse';
import { launchOptions } from '../test-tools/chromium';
import { type Row } from './table';

const PROGRAM = 'node_modules/lighthouse/cli/index.js';

/**
 * Runs Lighthouse in a separate process, without tsx: Lighthouse sends the source of its functions to the page,
 * and tsx would change that source.
 */
async function runLighthouse(url: string, ...flags: readonly string[]): Promise<Result> {
  const { executablePath, args } = launchOptions();
  const browserFlags = [...args, '--headless'].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, url, `--chrome-flags=${browserFlags}`, '--output=json', '--quiet', ...flags],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/**
 * Returns Lighthouse's benchmark index of this machine, and the factor by which to slow down its CPU (at least 1)
 * to imitate a mid-range phone. Lighthouse recommends the factor 4 for fast desktop computers, whose index is
 * about 1750, and smaller factors for slower machines (docs/throttling.md of Lighthouse).
 */
export async function calibrate(url: string) {
  const { environment } = await runLighthouse(url, '--only-audits=viewport');
  const index = Math.round(environment.benchmarkIndex);
  return { index, slowdown: Math.max(1, Math.round((10 * 4 * index) / 1750) / 10) };
}

/** Audits a page on an emulated phone. @returns scores from 0 to 100, times in milliseconds, and layout shift */
export async function audit(url: string, slowdown: number): Promise<Row> {
  const flags = [
    '--only-categories=performance,accessibility,best-practices,seo',
    // Lighthouse would count the `noindex` of the result pages as a fault.
    '--skip-audits=is-crawlable',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  // The second attempt is needed because Lighthouse sometimes loses the start of a trace (NO_NAVSTART).
  const run = () => runLighthouse(url, ...flags);
  const { categories, audits } = await run().catch(run);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    perf: score('performance'),
    acc: score('accessibility'),
    'b. p.': score('best-practices'),
    SEO: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  };
}
