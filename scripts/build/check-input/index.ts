import { checkContentFields, checkContentSyntax } from '../../shared/content-files';
import { runCommand } from '../../shared/run-command';

/**
 * First stage of `npm run build`: checks the owner's input and makes the pictures of the screenshots. If Next ran first,
 * its output could hide an error.
 */
runCommand(async () => {
  checkContentSyntax('.');
  checkContentFields('.');
  // These modules import the files that are checked above, so they must not be imported earlier.
  const { checkOwnersInput } = await import('./owners-input');
  const { makePictures } = await import('@/lib/screenshots/make-pictures');
  await makePictures(await checkOwnersInput(), console.log);
  return 0;
});
