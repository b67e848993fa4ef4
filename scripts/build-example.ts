import { runCommand } from './cli/run-command';
import { runProgram } from './cli/run-program';
import { copyTree } from './copy-tree';
import { EXAMPLE_TREE } from './folders';
import { unsetVariables } from '@/lib/settings/parse';

/**
 * `npm run build:example`: the export that the browser tests read, built in a copy of the tree by
 * the default settings. What the owner's `.env.local` says reaches no test, and `out/`, which the
 * owner uploads, stays as it is.
 */
runCommand(async () => {
  await copyTree(EXAMPLE_TREE);
  const env = { ...process.env, ...unsetVariables };
  return runProgram('npm run build', [], { cwd: EXAMPLE_TREE, shell: true, env });
});
