import { runCommand } from '../cli/run-command';
import { makeIcons } from './make-icons';

/** `npm run icon`: makes the site's icons of the owner's picture, or of our mark where there is none. */
runCommand(async () => {
  await makeIcons(process.cwd(), console.log);
  return 0;
});
