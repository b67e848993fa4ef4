import { rm } from 'node:fs/promises';
import { pagePaths } from '../page-paths';
import { buildSite } from './build-site';
import { calibrate } from './calibrate';
import { carouselFrames } from './frames';
import { islandCosts, islandTable } from './islands';
import { auditAll } from './lighthouse';
import { pageBytes, type PageBytes } from './page-bytes';
import { auditsTable, bytesTable } from './page-report';
import { withBrowser } from './phone';
import { withServer, type BenchServer } from './serve';
import { copyWithoutScripts } from './without-scripts';

const EXPORT_FOLDER = 'out';

/** What a run is asked for. */
export interface PagesOptions {
  /** Runs of Lighthouse for each page. */
  readonly runs: number;
  /** This page only. */
  readonly route?: string | undefined;
  /** Folder of another export, whose islands are measured beside these. */
  readonly before?: string | undefined;
}

/** Audits by Lighthouse, in turn with a copy that has no scripts, which nothing can beat. */
async function audit(
  site: BenchServer,
  routes: readonly string[],
  runs: number,
  slowdown: number,
  copy: string,
) {
  await copyWithoutScripts(EXPORT_FOLDER, copy);
  const audits = await withServer(copy, (plain) =>
    auditAll(
      routes.flatMap((route) => [site.url + route, plain.url + route]),
      runs,
      slowdown,
    ),
  );
  await rm(copy, { recursive: true });
  const pages = routes.map((route, index) => {
    const [own, plain] = audits.slice(2 * index);
    if (!own || !plain) throw new Error(`Lighthouse has nothing of ${route}.`);
    return [route, { own, plain }] as const;
  });
  return auditsTable(new Map(pages));
}

/**
 * Builds the site and measures its pages.
 *
 * @param copy folder for the same without scripts
 * @returns the report, in Markdown
 */
export async function benchPages(
  copy: string,
  { runs, route: only, before }: PagesOptions,
): Promise<string> {
  await buildSite('.');
  const routes = pagePaths.filter((one) => !only || one === only);
  return withServer(EXPORT_FOLDER, async (site) => {
    const { slowdown, bytes, frames, costs, former } = await withBrowser([], async (browser) => {
      const found = await calibrate(browser);
      const traffic = new Map<string, PageBytes>();
      for (const route of routes) traffic.set(route, await pageBytes(browser, site, route));
      const islands = (server: BenchServer) => islandCosts(browser, server, found.times);
      return {
        slowdown: found,
        bytes: traffic,
        frames: await carouselFrames(browser, site, found.times),
        costs: await islands(site),
        former: before ? await withServer(before, islands) : [],
      };
    });
    return [
      'Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what comes once the visitor turns to an island:',
      bytesTable(bytes),
      `Times are of a processor slowed ${slowdown.times} times: ${slowdown.reason}.`,
      `Lighthouse for mobile devices, median of ${runs}, milliseconds; «plain» is the same page with every script removed, ratios are to it:`,
      await audit(site, routes, runs, slowdown.times, copy),
      `Carousel: ${frames}`,
      `From the moment when a visitor turns to an island, at 1.6 Mbit/s with 150 ms, medians of 5 runs${before ? '; before → now' : ''}:`,
      islandTable(costs, former),
    ].join('\n\n');
  });
}
