import { accessSync, constants, existsSync } from 'node:fs';
import { checkContentFields, checkContentSyntax } from '@/scripts/shared/content-files';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '@/scripts/shared/folders';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';

/**
 * First stage of `npm run build`: checks the owner's input and makes the pictures of the screenshots. If Next ran first,
 * its output could hide an error.
 */
runCommand(async () => {
  for (const folder of ['.', '.next', EXPORT_FOLDER, GENERATED_FOLDER]) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  }
  // The shell that npm has started for all stages of the build.
  onlyOne('build', process.ppid);
  checkContentSyntax('.');
  checkContentFields('.');
  // These modules import the files that are checked above, so they must not be imported earlier.
  const { checkOwnersInput } = await import('./owners-input');
  const { makePictures } = await import('@/lib/screenshots/make-pictures');
  await makePictures(await checkOwnersInput(), console.log);
  return 0;
});
