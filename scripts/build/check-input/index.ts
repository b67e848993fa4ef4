import { checkContentFields, checkContentSyntax } from '../../shared/content-files';
import { runCommand } from '../../shared/run-command';

/** First stage of `npm run build`. During a later stage, Next's output would hide a message about a mistake. */
runCommand(async () => {
  checkContentSyntax('.');
  checkContentFields('.');
  // Imported only here, because it imports the files that are checked above.
  const { checkOwnersInput } = await import('./owners-input');
  await checkOwnersInput();
  return 0;
});
