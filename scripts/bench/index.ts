import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { choicesOption } from '../cli/options';
import { runCommand } from '../cli/run-command';
import { runProgram } from '../cli/run-program';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../folders';
import { pagePaths } from '../page-paths';
import { benchPages } from './pages';
import { writeResults } from './report';

const FOLDER = `${GENERATED_FOLDER}/bench`;

interface Flags {
  readonly runs: string;
  readonly route: readonly string[];
  readonly build: boolean;
}

const command = new Command('npm run bench --')
  .description('builds the site, measures it beside the same site without scripts')
  .addOption(
    new Option('--runs <number>', 'runs of Lighthouse per page')
      .choices(['1', '3', '5', '7', '9'])
      .default('3'),
  )
  .addOption(choicesOption('--route', 'path of a page, such as /help/', pagePaths))
  .option('--no-build', 'measures the existing out/');

/** Which state of the tree is measured, «-dirty» if it differs from the commit, and when. */
function provenance(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return `One run of \`npm run bench\` at the commit ${commit.trim()}, ${new Date().toISOString().slice(0, 10)}.`;
}

/**
 * `npm run bench`: builds the site and measures it. Writes the report to .generated/bench/ and, if
 * it has built and all pages were measured, to docs/performance.md.
 */
runCommand(async () => {
  const { runs, route, build } = command.parse().opts<Flags>();
  await mkdir(FOLDER, { recursive: true });
  if (build) {
    const code = await runProgram('npm run build', [], { shell: true });
    if (code !== 0) return code;
  }
  const report = `${provenance()}

${await benchPages(EXPORT_FOLDER, route, Number(runs))}`;
  console.log(report);
  await writeFile(`${FOLDER}/pages.md`, `${report}\n`);
  if (build && route.length === pagePaths.length) await writeResults(report);
  return 0;
});
