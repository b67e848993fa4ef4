import { checkContentFields, checkContentSyntax } from '../../shared/content-files';
import { runCommand } from '../../shared/run-command';

/** First part of `npm run build`, before Next, which would bury the sentence about a mistake in a report of its own. */
runCommand(async () => {
  checkContentSyntax('.');
  checkContentFields('.');
  // It imports the files that are checked above.
  const { checkOwnersInput } = await import('./owners-input');
  await checkOwnersInput();
  return 0;
});
