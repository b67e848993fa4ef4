import { allProblems } from '../build/launch-list/all-problems';
import { readSettings } from '../shared/read-settings';
import { runCommand } from '../shared/run-command';
import { runProgram } from '../shared/run-program';
import { readProduct } from '@/lib/product/read';

/** `npm run preflight`: builds the site, and fails if the launch list is not empty. */
runCommand(async () => {
  const code = await runProgram('npm run build', [], { shell: true });
  if (code !== 0) return code;
  if (allProblems(readSettings(), readProduct('.')).length === 0) return 0;
  throw new Error('Сайт собран, но к запуску не готов: сделайте то, что перечислено выше.');
});
