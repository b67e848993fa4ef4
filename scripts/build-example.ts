import { cp } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './cli/run-command';
import { runProgram } from './cli/run-program';
import { copyTree } from './copy-tree';
import { EXAMPLE_AGAIN_TREE, EXAMPLE_TREE, EXPORT_FOLDER } from './folders';
import { unsetVariables } from '@/lib/settings/parse';

/** The moment of both exports, which a midnight between them would make different. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

const env = { ...process.env, ...unsetVariables, SOURCE_DATE_EPOCH };

/** @throws Error with the line when it fails */
async function run(line: string, cwd: string): Promise<void> {
  const code = await runProgram(line, [], { cwd, shell: true, env });
  if (code !== 0) throw new Error(`«${line}» ended with ${code}.`);
}

/**
 * `npm run build:example`: the export for the browser tests, without the owner's settings and `out/`. What
 * Next has made is finished once more in another folder, for the test that both have the same bytes.
 */
runCommand(async () => {
  const trees = [EXAMPLE_TREE, EXAMPLE_AGAIN_TREE] as const;
  for (const tree of trees) await copyTree(tree);
  await run('npm run prebuild', EXAMPLE_TREE);
  await run('npx next build', EXAMPLE_TREE);
  const [made, again] = trees.map((tree) => path.join(tree, EXPORT_FOLDER)) as [string, string];
  await cp(made, again, { recursive: true });
  for (const tree of trees) await run('node --import tsx scripts/export/index.ts', tree);
  return 0;
});
