import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/launch-options';
import { medians } from './median';

/** Scores from 0 to 100, times in milliseconds. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** The median of some runs, and the best blocking time of them. */
export type Audits = Audit & { readonly bestTbt: number };

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

async function audit(url: string, port: number): Promise<Audit> {
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
    ],
    { maxBuffer: LARGEST_REPORT_BYTES },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) {
    throw new Error(`Lighthouse could not audit ${url}: ${report.runtimeError.message}`);
  }
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? NaN;
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

const TRIES = 3;

/** Lighthouse now and then loses the beginning of a trace (NO_NAVSTART) and asks to be run again. */
async function auditSurely(url: string, port: number, tries = TRIES): Promise<Audit> {
  try {
    return await audit(url, port);
  } catch (error) {
    if (tries === 1) throw error;
    return auditSurely(url, port, tries - 1);
  }
}

/**
 * Audits pages by Lighthouse for mobile devices.
 *
 * @param urls each gets its runs in turn with the others, so that a busy moment
 *   of the machine does not fall on one of them alone
 */
export async function auditAll(urls: readonly string[], runs: number): Promise<Audits[]> {
  const port = 9300 + (process.pid % 500);
  const { executablePath, args } = launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    const results: Audit[][] = urls.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, url] of urls.entries()) {
        results[index]?.push(await auditSurely(url, port));
      }
    }
    return results.map((audits) => summarise(audits));
  } finally {
    await browser.close();
  }
}

const summarise = (audits: readonly Audit[]): Audits => ({
  ...medians(audits.map((audit) => ({ ...audit }))),
  bestTbt: Math.min(...audits.map(({ tbt }) => tbt)),
});
