import { readSettings } from '../../shared/read-settings';
import { runCommand } from '../../shared/run-command';
import { proxyCondition } from '../hosts/account-proxy';
import { shownScreenshots } from '../shown-screenshots';
import { allProblems, report } from './all-problems';
import { expiryOf } from './expiry';
import { weightRemarks } from './weight-remarks';
import { readProduct } from '@/lib/product/read';

/** Last stage of `npm run build`: lists files that are larger than usual, and prints the launch list. */
runCommand(async () => {
  const settings = readSettings();
  const product = readProduct('.');
  for (const remark of weightRemarks(shownScreenshots(product))) console.log(remark);
  console.log(report(allProblems(settings, product), expiryOf().remarks, proxyCondition(settings)));
  return 0;
});
