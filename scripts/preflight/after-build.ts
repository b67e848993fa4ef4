import { loadEnvConfig } from '@next/env';
import { runCommand } from '../cli/run-command';
import { allProblems, report } from './all-problems';
import { readLaunchState } from './read-launch-state';
import { parseSettings } from '@/lib/settings/parse';

/** Last part of `npm run build`: with REQUIRE_PREFLIGHT=true an unready site is no success. */
runCommand(async () => {
  loadEnvConfig(process.cwd());
  if (!parseSettings(process.env).requirePreflight) return 0;
  const groups = allProblems(await readLaunchState(process.cwd()));
  console.log(report(groups));
  if (groups.length === 0) return 0;
  throw new Error(
    'REQUIRE_PREFLIGHT=true: сайт к запуску не готов; сделайте то, что перечислено выше, или уберите эту переменную.',
  );
});
