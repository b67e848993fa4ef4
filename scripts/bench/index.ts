import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oneOfFlag, readFlags, switchFlag, textFlag, type Usage } from '../cli/flags';
import { runCommand } from '../cli/run-command';
import { benchGrowth } from './growth';
import { benchPages, type PagesOptions } from './pages';
import { writeResults } from './write-results';

const FOLDER = '.bench';

const usage: Usage<PagesOptions & { readonly scale: boolean }> = {
  command: 'npm run bench -- [flags]',
  summary: 'builds the site, measures it beside the same without scripts',
  flags: {
    scale: switchFlag('measures growth with generated content instead'),
    runs: oneOfFlag('runs of Lighthouse per page', [1, 2, 3, 4, 5, 6, 7, 8, 9], 3),
    route: textFlag('this page only', '/help/', (text) => text.startsWith('/')),
    before: textFlag('measures the islands beside those of another export', 'FOLDER'),
  },
};

/**
 * `npm run bench`: builds the site, measures it beside the same without
 * scripts, and writes the report to .bench/ and to docs/performance.md; with
 * `--scale`, how it grows.
 */
runCommand(async () => {
  const { scale, ...options } = readFlags(usage);
  await mkdir(FOLDER, { recursive: true });
  const section = scale ? 'growth' : 'pages';
  const report = scale
    ? await benchGrowth(path.join(FOLDER, 'grown'))
    : await benchPages(path.join(FOLDER, 'plain'), options);
  console.log(report);
  await writeFile(path.join(FOLDER, `${section}.md`), `${report}\n`);
  // A part of the pages is for a look in between.
  if (!options.route) await writeResults(section, report);
  return 0;
});
