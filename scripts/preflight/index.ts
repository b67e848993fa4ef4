import { readSettings } from '../cli/read-settings';
import { runCommand } from '../cli/run-command';
import { allProblems, report } from './all-problems';
import { expiryOf } from './expiry';
import { shownScreenshots } from './shown-screenshots';
import { weightRemarks } from './weight-remarks';
import { readProduct } from '@/lib/product/read';

/**
 * `npm run preflight`: what is still to be done before the site can be launched. Also the end of
 * `npm run build`, where it only says what is heavy without REQUIRE_PREFLIGHT=true.
 */
runCommand(async () => {
  const isBuild = process.env.npm_lifecycle_event === 'postbuild';
  const settings = readSettings();
  const product = readProduct('.');
  for (const remark of weightRemarks(shownScreenshots(product))) console.log(remark);
  if (isBuild && !settings.requirePreflight) return 0;
  const groups = allProblems(settings, product);
  console.log(report(groups, expiryOf().remarks));
  if (groups.length === 0) return 0;
  if (!isBuild) return 1;
  throw new Error(
    'REQUIRE_PREFLIGHT=true: сайт к запуску не готов; сделайте то, что перечислено выше, или уберите эту переменную.',
  );
});
