import { runCommand } from './cli/run-command';
import { runProgram } from './cli/run-program';
import { copyTree } from './copy-tree';
import { EXAMPLE_TREE } from './folders';
import { unsetVariables } from '@/lib/settings/parse';

/** `npm run build:example`: the export for the browser tests, without the owner's settings and `out/`. */
runCommand(async () => {
  await copyTree(EXAMPLE_TREE);
  const env = { ...process.env, ...unsetVariables };
  return runProgram('npm run build', [], { cwd: EXAMPLE_TREE, shell: true, env });
});
