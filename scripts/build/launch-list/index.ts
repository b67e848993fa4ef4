import { readSettings } from '../../shared/read-settings';
import { runCommand } from '../../shared/run-command';
import { shownScreenshots } from '../shown-screenshots';
import { report } from './all-problems';
import { weightRemarks } from './weight-remarks';
import { readProduct } from '@/lib/product/read';

/** Last stage of `npm run build`: prints remarks about files far above their size limits, then the launch list. */
runCommand(async () => {
  const product = readProduct('.');
  for (const remark of weightRemarks(shownScreenshots(product))) console.log(remark);
  console.log(report(readSettings(), product));
  return 0;
});
