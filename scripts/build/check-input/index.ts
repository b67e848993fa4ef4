import { checkContentFields, checkContentSyntax } from '../../shared/content-files';
import { runCommand } from '../../shared/run-command';

/** First stage of `npm run build`. It runs before Next, whose own report would hide the sentence about a mistake. */
runCommand(async () => {
  checkContentSyntax('.');
  checkContentFields('.');
  // Imported only now, because it imports the files that are checked above.
  const { checkOwnersInput } = await import('./owners-input');
  await checkOwnersInput();
  return 0;
});
