import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { medians } from './median';
import { withBrowser } from './phone';

/** Scores from 0 to 100, times in milliseconds. */
export interface Audits {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Result pages ask search engines to leave them out, which Lighthouse counts as a fault. */
const skipped = ['is-crawlable'];

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse sends its functions to the page as text, which survives only in a process of its own. */
const program = createRequire(`${process.cwd()}/`).resolve('lighthouse/cli/index.js');

const LARGEST_REPORT_BYTES = 64 * 1024 ** 2;

/** Runs Lighthouse. @param slowdown how many times slower than this machine */
async function run(url: string, port: number, slowdown: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      `--skip-audits=${skipped.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ],
    { maxBuffer: LARGEST_REPORT_BYTES },
  );
  const report = JSON.parse(stdout) as Report;
  if (!report.runtimeError) return report;
  throw new Error(`Lighthouse could not audit ${url}: ${report.runtimeError.message}`);
}

const TRIES = 3;

/** Lighthouse now and then loses the beginning of a trace (NO_NAVSTART) and asks to be run again. */
async function runSurely(...args: Parameters<typeof run>): Promise<Report> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    const report = await run(...args).catch(() => undefined);
    if (report) return report;
  }
  return run(...args);
}

function auditsOf({ categories: scores, audits }: Report): Audits {
  const score = (name: string) => Math.round((scores[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/**
 * Audits pages by Lighthouse for mobile devices.
 *
 * @param urls each gets its runs in turn with the others, so that a busy moment
 *   of the machine does not fall on one of them alone
 * @param slowdown how many times slower than this machine
 * @returns the medians
 */
export async function auditAll(
  urls: readonly string[],
  runs: number,
  slowdown: number,
): Promise<readonly Audits[]> {
  const port = 9300 + (process.pid % 500);
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  return withBrowser(flags, async () => {
    const results: Audits[][] = urls.map(() => []);
    for (let time = 0; time < runs; time += 1) {
      for (const [page, url] of urls.entries()) {
        results[page]?.push(auditsOf(await runSurely(url, port, slowdown)));
      }
    }
    return results.map((audits) => medians(audits.map((one) => ({ ...one }))));
  });
}
