import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Result } from 'lighthouse';
import { DEBUGGING_PORT } from './browser';
import { measureInTurns, medians } from './report';

/**
 * Lighthouse sends the source of its functions to the page, which tsx would change. So it runs as a
 * process of its own.
 */
async function runLighthouse(url: string, ...flags: readonly string[]): Promise<Result> {
  const program = 'node_modules/lighthouse/cli/index.js';
  const args = [program, url, `--port=${DEBUGGING_PORT}`, '--output=json', '--quiet', ...flags];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/**
 * How many times this machine must be slowed, at least 1, and why. Lighthouse slows a fast desktop
 * computer four times to imitate a mid-range phone; a slower machine is slowed less by the result
 * of Lighthouse's own benchmark (Lighthouse, docs/throttling.md). 1750 is the middle of the range
 * for a fast computer.
 */
export async function calibrate(url: string) {
  const [runs = []] = await measureInTurns([url], 3, async () => {
    const { environment } = await runLighthouse(url, '--only-audits=viewport');
    return { index: Math.round(environment.benchmarkIndex) };
  });
  const { index = NaN } = medians(runs);
  const slowdown = Math.max(1, Math.round((10 * 4 * index) / 1750) / 10);
  const sentence = `Times are of a processor slowed ${slowdown} times: the machine's index was ${index}, and 4 is for 1750.`;
  return { slowdown, sentence };
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
  const score = (result: Result, name: string) =>
    Math.round((result.categories[name]?.score ?? 0) * 100);
  const value = (result: Result, name: string) => result.audits[name]?.numericValue ?? NaN;
  const fcp = 'first-contentful-paint';
  const lcp = 'largest-contentful-paint';
  const tbt = 'total-blocking-time';
  return {
    'perf. (plain)': `${score(own, 'performance')} (${score(plain, 'performance')})`,
    'acc. / b. p. / SEO': `${score(own, 'accessibility')} / ${score(own, 'best-practices')} / ${score(own, 'seo')}`,
    FCP: Math.round(value(own, fcp)),
    LCP: Math.round(value(own, lcp)),
    'TBT (plain)': `${Math.round(value(own, tbt))} (${Math.round(value(plain, tbt))})`,
    CLS: value(own, 'cumulative-layout-shift').toFixed(3),
    'FCP ratio': (value(own, fcp) / value(plain, fcp)).toFixed(2),
    'LCP ratio': (value(own, lcp) / value(plain, lcp)).toFixed(2),
  };
}
