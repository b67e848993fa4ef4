import { runCommand } from '../cli/run-command';
import { allProblems, report } from './all-problems';
import { readLaunchState } from './read-launch-state';

/** `npm run preflight`: what is still to be done before the site can be launched. */
runCommand(async () => {
  const groups = allProblems(await readLaunchState(process.cwd()));
  console.log(report(groups));
  return groups.length > 0 ? 1 : 0;
});
