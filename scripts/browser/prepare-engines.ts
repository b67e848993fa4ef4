import { runCommand } from '../cli/run-command';
import { ensureEngines } from './ensure-engines';

/** First part of `npm run test:engines`. */
runCommand(async () => {
  await ensureEngines(console.log);
  return 0;
});
