import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFlags } from '../cli/flags';
import { runCommand } from '../cli/run-command';
import { benchGrowth } from './bench-growth';
import { benchPages } from './bench-pages';
import { benchUsage } from './flags';
import { writeResults } from './write-results';

const FOLDER = '.bench';

/**
 * `npm run bench`: builds the site, measures it beside the same without
 * scripts, and writes the report to .bench/ and to docs/performance.md; with
 * `--scale`, how it grows.
 */
runCommand(async () => {
  const { scale, runs, route, before } = readFlags(benchUsage);
  await mkdir(FOLDER, { recursive: true });
  if (scale) {
    const report = await benchGrowth(path.join(FOLDER, 'grown'));
    console.log(report);
    await writeFile(path.join(FOLDER, 'growth.md'), `${report}\n`);
    await writeResults('growth', report);
    return 0;
  }
  const { markdown, results } = await benchPages(path.join(FOLDER, 'plain'), runs, route, before);
  console.log(markdown);
  await writeFile(path.join(FOLDER, 'pages.md'), `${markdown}\n`);
  await writeFile(path.join(FOLDER, 'pages.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  // A part of the pages is for a look in between.
  if (!route) await writeResults('pages', markdown);
  return 0;
});
