import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { withSite } from './browser';
import { benchIslands } from './islands';
import { audit, auditRow, calibrate } from './lighthouse';
import { measureInTurns, table } from './report';
import { PLAIN } from './server';
import { visit } from './visit';

/**
 * Measures pages of an export: bytes, Lighthouse, islands.
 *
 * @param runs how often Lighthouse audits each page
 * @returns the report, in Markdown
 */
export async function benchPages(directory: string, routes: readonly string[], runs: number) {
  return withSite(directory, async (browser, origin) => {
    const { slowdown, sentence } = await calibrate(origin);
    const bytes = [];
    for (const route of routes) bytes.push((await visit(browser, origin + route)).bytes);
    const islands = await benchIslands(browser, origin, slowdown);
    const urls = routes.flatMap((route) => [origin + route, origin + route + PLAIN]);
    const results = await measureInTurns(urls, runs, (url) => audit(url, slowdown));
    const audits = results.map(computeMedianRun);
    const rows = routes.map((_, index) => auditRow(audits[2 * index]!, audits[2 * index + 1]!));
    return `Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what the islands add when they are hydrated:

${table('route', routes, bytes)}

${sentence}

Lighthouse for mobile devices, its median run of ${runs}, milliseconds; «plain» is the same page with every script removed, ratios are to it:

${table('route', routes, rows)}

${islands}`;
  });
}
