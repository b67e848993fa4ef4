import { readSettings } from '../../shared/read-settings';
import { runCommand } from '../../shared/run-command';
import { shownScreenshots } from '../shown-screenshots';
import { report } from './all-problems';
import { weightRemarks } from './weight-remarks';
import { readProduct } from '@/lib/product/read';

/** Last stage of `npm run build`: lists files that are larger than usual, and prints the launch list. */
runCommand(async () => {
  const product = readProduct('.');
  for (const remark of weightRemarks(shownScreenshots(product))) console.log(remark);
  console.log(report(readSettings(), product));
  return 0;
});
