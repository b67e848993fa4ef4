import { checkContentFields, checkContentSyntax } from '../../shared/content-files';
import { runCommand } from '../../shared/run-command';
import { checkPlaceholders } from './placeholders';

/** First stage of `npm run build`: checks the owner's input. If Next ran first, its output could hide an error. */
runCommand(async () => {
  checkContentSyntax('.');
  checkPlaceholders('lib/content');
  checkContentFields('.');
  // owners-input imports the files that are checked above, so it must not be imported earlier.
  const { checkOwnersInput } = await import('./owners-input');
  await checkOwnersInput();
  return 0;
});
