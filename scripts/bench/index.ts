import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, Option } from 'commander';
import { runCommand } from '../cli/run-command';
import { pagePaths } from '../page-paths';
import { benchGrowth } from './growth';
import { benchPages } from './pages';
import { writeResults } from './write-results';

const FOLDER = '.generated/bench';

interface Flags {
  readonly scale?: true;
  readonly runs: string;
  readonly route?: string;
  readonly before?: string;
}

const command = new Command('npm run bench --')
  .description('builds the site, measures it beside the same without scripts')
  .option('--scale', 'measures growth with generated content instead')
  .addOption(
    new Option('--runs <number>', 'runs of Lighthouse per page')
      .choices(['1', '3', '5', '7', '9'])
      .default('3'),
  )
  .addOption(new Option('--route <path>', 'this page only, such as /help/').choices(pagePaths))
  .option('--before <folder>', 'measures the islands beside those of another export');

/**
 * `npm run bench`: builds the site, measures it beside the same without
 * scripts, and writes the report to .bench/ and to docs/performance.md; with
 * `--scale`, how it grows.
 */
runCommand(async () => {
  const { scale, runs, ...rest } = command.parse().opts<Flags>();
  const options = { ...rest, runs: Number(runs) };
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
