import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { withBrowser } from './browser';
import { medians } from './report';

/** Lighthouse sends its functions to the page as text, which survives only in a process of its own. */
const program = createRequire(`${process.cwd()}/`).resolve('lighthouse/cli/index.js');

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Scores from 0 to 100, times in milliseconds. */
function auditsOf({ categories: scores, audits }: Report) {
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

type Audits = ReturnType<typeof auditsOf>;

/** Runs Lighthouse, again if it fails: now and then it loses the start of a trace (NO_NAVSTART). */
async function audit(args: readonly string[], tries = 3): Promise<Audits> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      maxBuffer: 64 * 1024 ** 2,
    });
    const report = JSON.parse(stdout) as Report;
    if (report.runtimeError) throw new Error(`${args[0]}: ${report.runtimeError.message}`);
    return auditsOf(report);
  } catch (error) {
    if (tries === 1) throw error;
    return audit(args, tries - 1);
  }
}

/**
 * Audits pages by Lighthouse for mobile devices. They take turns, so that a
 * busy moment of the machine does not fall on one of them alone.
 *
 * @param slowdown how many times slower than this machine
 * @returns the medians
 */
export async function auditAll(urls: readonly string[], runs: number, slowdown: number) {
  const port = 9300 + (process.pid % 500);
  const flags = [
    ...[`--port=${port}`, '--output=json', '--quiet'],
    '--only-categories=performance,accessibility,best-practices,seo',
    // Result pages ask search engines to leave them out, which Lighthouse counts as a fault.
    '--skip-audits=is-crawlable',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  return withBrowser(
    [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    async () => {
      const results: Audits[][] = urls.map(() => []);
      for (let round = 0; round < runs; round += 1) {
        for (const [page, url] of urls.entries()) results[page]?.push(await audit([url, ...flags]));
      }
      return results.map(medians);
    },
  );
}
