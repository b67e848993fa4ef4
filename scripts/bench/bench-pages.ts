import { rm } from 'node:fs/promises';
import { timedBuild } from './build-steps';
import { framesLine } from './growth-report';
import { islandTable } from './island-report';
import { islandCosts } from './islands';
import { measureFrames, measurePages, withBrowser } from './measure-pages';
import { auditsTable, bytesTable, type PageResult } from './page-report';
import { benchRoutes } from './routes';
import { serve } from './serve';
import { copyWithoutScripts } from './without-scripts';

const EXPORT_FOLDER = 'out';

/** The report of a run, and its numbers. */
export interface PagesReport {
  readonly markdown: string;
  readonly results: readonly PageResult[];
}

/**
 * Builds the site and measures its pages.
 *
 * @param copy folder for the same without scripts
 * @param before folder of another export, whose islands are measured in turn with these
 */
export async function benchPages(
  copy: string,
  runs: number,
  route: string | undefined,
  before: string | undefined,
): Promise<PagesReport> {
  const steps = await timedBuild('.');
  await copyWithoutScripts(EXPORT_FOLDER, copy);
  const routes = (await benchRoutes(EXPORT_FOLDER)).filter((one) => !route || one === route);
  const [site, plain] = await Promise.all([serve(EXPORT_FOLDER), serve(copy)]);
  try {
    const results = await measurePages(site, plain, routes, runs);
    const frames = await measureFrames(site);
    const costs = await measureIslands(EXPORT_FOLDER);
    const former = before ? await measureIslands(before) : [];
    const markdown = [
      'Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what comes once the visitor turns to an island:',
      bytesTable(results),
      `Lighthouse for mobile devices, median of ${runs}, milliseconds; «plain» is the same page with every script removed, ratios are to it; click to menu on a CPU slowed 4 times:`,
      auditsTable(results),
      framesLine('Carousel on a CPU slowed 4 times', frames),
      `From the moment when a visitor turns to an island, on a CPU slowed 4 times and at 1.6 Mbit/s with 150 ms, medians of 5 runs${before ? '; before → now' : ''}:`,
      islandTable(costs, former),
      `Built in ${steps.map(({ name, seconds }) => `${seconds.toFixed(1)} s (${name})`).join(' and ')}.`,
    ].join('\n\n');
    return { markdown, results };
  } finally {
    await Promise.all([site.close(), plain.close()]);
    await rm(copy, { recursive: true });
  }
}

async function measureIslands(directory: string) {
  const server = await serve(directory);
  try {
    return await withBrowser((browser) => islandCosts(browser, server));
  } finally {
    await server.close();
  }
}
