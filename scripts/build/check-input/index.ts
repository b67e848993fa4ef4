import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { checkFileNames, wordModules } from './names';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '@/scripts/shared/folders';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';

/**
 * First stage of `npm run build`: checks the owner's input and makes the pictures of the screenshots. With the argument
 * `dev`, no build follows.
 */
runCommand(async () => {
  for (const folder of ['.', '.next', EXPORT_FOLDER, GENERATED_FOLDER]) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  }
  // The shell that npm has started for all stages of the build.
  if (process.argv[2] !== 'dev') onlyOne('build', process.ppid);
  // The cache would keep the error of a build that failed, and what the styles' configuration has read.
  rmSync('.next/cache/turbopack', { recursive: true, force: true });
  checkFileNames();
  for (const file of wordModules) await import(file);
  // These modules import words, so they must not be imported earlier.
  const { checkOwnersInput } = await import('./owners-input');
  const { makePictures } = await import('@/lib/screenshots/make-pictures');
  await makePictures(await checkOwnersInput(), console.log);
  return 0;
});
