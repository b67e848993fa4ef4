import { readSettings } from '../cli/read-settings';
import { runCommand } from '../cli/run-command';
import { allProblems, report } from './all-problems';
import { expiryRemarks } from './expiry';
import { readLaunchState } from './read-launch-state';
import { weighPages, weighPictures, weightRemarks } from './weight-remarks';

/**
 * `npm run preflight`: what is still to be done before the site can be launched. Also the end of
 * `npm run build`, where it only says what is heavy without REQUIRE_PREFLIGHT=true.
 */
runCommand(async () => {
  const isBuild = process.env.npm_lifecycle_event === 'postbuild';
  const settings = readSettings();
  const state = await readLaunchState(settings);
  const pages = weighPages(state.built?.pages ?? new Map());
  const remarks = weightRemarks(pages, weighPictures('.', state.screenshotIds));
  for (const remark of remarks) console.log(remark);
  if (isBuild && !settings.requirePreflight) return 0;
  const groups = allProblems(state);
  console.log(report(groups, expiryRemarks(state.securityTxt, state.now)));
  if (groups.length === 0) return 0;
  if (!isBuild) return 1;
  throw new Error(
    'REQUIRE_PREFLIGHT=true: сайт к запуску не готов; сделайте то, что перечислено выше, или уберите эту переменную.',
  );
});
