import { spawnSync } from 'node:child_process';
import { checkInput } from './check-input';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';

/** Pre-renders the pages. Next reports its progress in English, so it is shown only if Next fails. */
function prerender(): void {
  console.log('Собираю страницы, это займёт от полуминуты до нескольких минут.');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve('next/dist/bin/next'), 'build'],
    // With another value of NODE_ENV, which some people set for all programs, Next cannot export the pages.
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(stdout + stderr);
}

/** `npm run build` (docs/how-a-page-is-made.md). */
runCommand(() =>
  onlyOne('build', async () => {
    await checkInput();
    prerender();
    // It imports the owner's words, which must have been checked.
    const { finishExport } = await import('./export');
    await finishExport();
    return 0;
  }),
);
