import { loadEnvConfig } from '@next/env';
import { runCommand } from '../cli/run-command';
import { checkIcons } from '../pictures/icon/own-icon';
import { checkOwnPicture } from '../pictures/share-picture/own-picture';
import { shownScreenshots } from './shown-screenshots';
import { readInstaller } from '@/lib/installer/read';
import { hasProgram } from '@/lib/product/platforms';
import { readProduct } from '@/lib/product/read';
import { requireFiles } from '@/lib/screenshots/require-files';
import { parseSettings } from '@/lib/settings/parse';

/** First part of `npm run build`: Next would put a report around the sentence that names a mistake. */
runCommand(async () => {
  loadEnvConfig(process.cwd());
  parseSettings(process.env);
  const product = readProduct(process.cwd());
  if (hasProgram(product, 'windows')) readInstaller(product);
  for (const id of shownScreenshots(product)) requireFiles(id);
  checkIcons(process.cwd());
  await checkOwnPicture(process.cwd());
  return 0;
});
