import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { checkContentFields, checkContentSyntax } from '@/scripts/shared/content-files';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '@/scripts/shared/folders';

/** Checks the owner's input and makes the pictures of the screenshots. @throws Error in Russian about a mistake */
export async function checkInput(): Promise<void> {
  for (const folder of ['.', '.next', EXPORT_FOLDER, GENERATED_FOLDER]) {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
  }
  // The cache would keep the error of a build that failed, and what the styles' configuration has read.
  rmSync('.next/cache/turbopack', { recursive: true, force: true });
  checkContentSyntax('.');
  checkContentFields('.');
  // These modules import the files that are checked above, so they must not be imported earlier.
  const { checkOwnersInput } = await import('./owners-input');
  const { makePictures } = await import('@/lib/screenshots/make-pictures');
  await makePictures(await checkOwnersInput(), console.log);
}
