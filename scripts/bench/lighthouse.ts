import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { withBrowser } from './browser';
import { measureInTurns } from './report';

/** Lighthouse sends its functions to the page as text, which works only in a process of its own. */
const program = createRequire(`${process.cwd()}/`).resolve('lighthouse/cli/index.js');

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Scores from 0 to 100, times in milliseconds. */
function readReport({ categories, audits }: Report) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
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

/** Runs Lighthouse, again if it fails: now and then it loses the start of a trace (NO_NAVSTART). */
async function audit(args: readonly string[], tries = 3): Promise<ReturnType<typeof readReport>> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      maxBuffer: 2 ** 26,
    });
    const report = JSON.parse(stdout) as Report;
    if (report.runtimeError) throw new Error(`${args[0]}: ${report.runtimeError.message}`);
    return readReport(report);
  } catch (error) {
    if (tries === 1) throw error;
    return audit(args, tries - 1);
  }
}

/** Audits pages by Lighthouse for mobile devices. @returns the medians of each page */
export function auditAll(urls: readonly string[], runs: number, slowdown: number) {
  const port = 9300 + (process.pid % 500);
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    // Result pages ask search engines to leave them out, which Lighthouse counts as a fault.
    '--skip-audits=is-crawlable',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  return withBrowser([`--remote-debugging-port=${port}`, '--ignore-certificate-errors'], () =>
    measureInTurns(urls, runs, (url) => audit([url, ...flags])),
  );
}
