import { runCommand } from '../cli/run-command';
import { allFindings, report } from './all-findings';
import { readLaunchState } from './read-launch-state';

/** Last part of `npm run build`: with REQUIRE_PREFLIGHT=true an unready site is no success. */
runCommand(async () => {
  const state = await readLaunchState(process.cwd());
  if (!state.settings.requirePreflight) return 0;
  const groups = allFindings(state);
  console.log(report(groups));
  if (groups.length === 0) return 0;
  throw new Error(
    'REQUIRE_PREFLIGHT=true: сайт к запуску не готов; сделайте то, что перечислено выше, или уберите эту переменную.',
  );
});
