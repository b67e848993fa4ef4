import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkFileNames, wordModules } from './check-input/names';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '@/scripts/shared/folders';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';
import { runQuietly } from '@/scripts/shared/run-program';

/** Pre-renders the pages. Next reports its progress in English, so it is shown only if Next fails. Returns its code. */
async function prerender(): Promise<number> {
  console.log('Собираю страницы, это займёт от полуминуты до нескольких минут.');
  const args = [require.resolve('next/dist/bin/next'), 'build'];
  // Some people set NODE_ENV for all programs, and with another value Next cannot export the pages.
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  const { code, output, isStopped } = await runQuietly(process.execPath, args, { env });
  if (code === 0 || isStopped) return code;
  // These numbers are Linux's and Windows's for a full disk.
  const isDiskFull = /ENOSPC|os error (28|112)\b/.test(output);
  const details = isDiskFull && { code: 'ENOSPC', path: process.cwd() };
  throw Object.assign(new Error(output), details);
}

/** Checks the owner's input, and makes the pictures of the screenshots. @throws Error in Russian about a mistake */
async function checkInput(): Promise<void> {
  checkFileNames();
  for (const file of wordModules) await import(pathToFileURL(file).href);
  // These modules import words, so they must not be imported earlier.
  const { checkOwnersInput } = await import('./check-input/owners-input');
  const { makePictures } = await import('@/scripts/build/make-pictures');
  await makePictures(await checkOwnersInput(), console.log);
}

/** `npm run build` (docs/how-a-page-is-made.md). */
async function buildSite(): Promise<number> {
  for (const folder of ['.', '.next', EXPORT_FOLDER, GENERATED_FOLDER]) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  }
  // The cache would keep the error of a build that failed, and what the styles' configuration has read.
  rmSync('.next/cache/turbopack', { recursive: true, force: true });
  await checkInput();
  const code = await prerender();
  if (code !== 0) return code;
  // It imports words, too.
  const { finishExport } = await import('./export');
  await finishExport();
  return 0;
}

/** With the argument `check`, for `npm run dev`, only checks the input. */
runCommand(async () => {
  if (process.argv[2] !== 'check') return onlyOne('build', buildSite);
  await checkInput();
  return 0;
});
