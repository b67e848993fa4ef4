import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Result } from 'lighthouse';
import { launchOptions } from '../test-tools/chromium';

const PROGRAM = 'node_modules/lighthouse/cli/index.js';

/**
 * Lighthouse sends the source of its functions to the page, which tsx would change. So it runs as a
 * process of its own, with a browser of its own.
 */
async function runLighthouse(url: string, ...flags: readonly string[]): Promise<Result> {
  const { executablePath, args } = launchOptions();
  const browserFlags = [...args, '--headless', '--ignore-certificate-errors'].join(' ');
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
 * The machine's benchmark index by Lighthouse, and how many times this machine must be slowed, at
 * least 1. Lighthouse slows a fast desktop computer four times to imitate a mid-range phone; a
 * slower machine is slowed less (Lighthouse, docs/throttling.md). 1750 is the middle of the range
 * for a fast computer.
 */
export async function calibrate(url: string) {
  const { environment } = await runLighthouse(url, '--only-audits=viewport');
  const index = Math.round(environment.benchmarkIndex);
  return { index, slowdown: Math.max(1, Math.round((10 * 4 * index) / 1750) / 10) };
}

/** Audits a page by Lighthouse for mobile devices. */
export function audit(url: string, slowdown: number): Promise<Result> {
  const flags = [
    '--only-categories=performance,accessibility,best-practices,seo',
    // Result pages have `noindex`, which Lighthouse counts as a fault.
    '--skip-audits=is-crawlable',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  // A retry, because Lighthouse sometimes loses the start of a trace (NO_NAVSTART).
  return runLighthouse(url, ...flags).catch(() => runLighthouse(url, ...flags));
}

/** Scores (0 to 100) and times (milliseconds) of a page, and of the same page without scripts. */
export function auditRow(own: Result, plain: Result) {
  const score = ({ categories }: Result, name: string) =>
    Math.round((categories[name]?.score ?? 0) * 100);
  const value = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? NaN;
  const ratio = (name: string) => (value(own, name) / value(plain, name)).toFixed(2);
  const fcp = 'first-contentful-paint';
  const lcp = 'largest-contentful-paint';
  const tbt = 'total-blocking-time';
  return {
    'perf. (plain)': `${score(own, 'performance')} (${score(plain, 'performance')})`,
    'acc. / b. p. / SEO': ['accessibility', 'best-practices', 'seo']
      .map((name) => score(own, name))
      .join(' / '),
    FCP: Math.round(value(own, fcp)),
    LCP: Math.round(value(own, lcp)),
    'TBT (plain)': `${Math.round(value(own, tbt))} (${Math.round(value(plain, tbt))})`,
    CLS: value(own, 'cumulative-layout-shift').toFixed(3),
    'FCP ratio': ratio(fcp),
    'LCP ratio': ratio(lcp),
  };
}
