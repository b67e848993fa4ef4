import { spawnSync } from 'node:child_process';
import { runCommand } from '@/scripts/shared/run-command';

/** Second stage of `npm run build`. Next reports its progress in English, so it is shown only if Next fails. */
runCommand(async () => {
  console.log('Собираю страницы, это займёт от полуминуты до нескольких минут.');
  const args = [require.resolve('next/dist/bin/next'), 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) console.error(stdout + stderr);
  return status ?? 1;
});
