import { rm } from 'node:fs/promises';
import { timedBuild } from './build-steps';
import { framesLine } from './growth-report';
import { measureFrames, measurePages } from './measure-pages';
import { openExport } from './open-export';
import { auditsTable, bytesTable, type PageResult } from './page-report';
import { benchRoutes } from './routes';
import { serve } from './serve';
import { copyWithoutScripts } from './without-scripts';
import { islandBytes } from '@/lib/export/island-bytes';

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
 */
export async function benchPages(
  copy: string,
  runs: number,
  route: string | undefined,
): Promise<PagesReport> {
  const steps = await timedBuild('.');
  await copyWithoutScripts(EXPORT_FOLDER, copy);
  const routes = (await benchRoutes(EXPORT_FOLDER)).filter((one) => !route || one === route);
  const [site, plain] = await Promise.all([serve(EXPORT_FOLDER), serve(copy)]);
  try {
    const results = await measurePages(site, plain, routes, runs);
    const frames = await measureFrames(site);
    const { share, carousel, form } = islandBytes(openExport(EXPORT_FOLDER));
    const markdown = [
      'Bytes as sent, by brotli 11, on a phone of 360 × 740 with two device pixels to one; «+» is what comes once the visitor turns to an island (on `/deleteUserData/` the runtime comes unasked):',
      bytesTable(results),
      `Lighthouse for mobile devices, median of ${runs}, milliseconds; «plain» is the same page with every script removed, ratios are to it; click to menu on a CPU slowed 4 times:`,
      auditsTable(results),
      framesLine('Carousel on a CPU slowed 4 times', frames),
      `Code of the islands by gzip: share menu ${share} bytes (with next/link, whose chunk it shares), carousel ${carousel}, form ${form} with its dialogs and schema.`,
      `Built in ${steps.map(({ name, seconds }) => `${seconds.toFixed(1)} s (${name})`).join(' and ')}.`,
    ].join('\n\n');
    return { markdown, results };
  } finally {
    await Promise.all([site.close(), plain.close()]);
    await rm(copy, { recursive: true });
  }
}
