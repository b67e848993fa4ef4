import { loadEnvConfig } from '@next/env';
import { runCommand } from '../cli/run-command';
import { hostFiles } from '../export/host-files';
import { readOwnFile } from '../export/own-files';
import { checkIcons } from '../pictures/icon/own-icon';
import { checkScreenshots } from '../pictures/screenshots/record';
import { checkOwnPicture } from '../pictures/share-picture/own-picture';
import { shownScreenshots } from './shown-screenshots';
import { readInstaller } from '@/lib/installer/read';
import { privacyBlocks } from '@/lib/privacy/blocks';
import { hasProgram } from '@/lib/product/platforms';
import { readProduct } from '@/lib/product/read';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings } from '@/lib/settings/parse';

/** First part of `npm run build`: Next would put a report around the sentence that names a mistake. */
runCommand(async () => {
  loadEnvConfig(process.cwd());
  const settings = parseSettings(process.env);
  const product = readProduct(process.cwd());
  privacyBlocks(product.privacy.paragraphs);
  if (hasProgram(product, 'windows')) readInstaller(product);
  hostFiles(settings, product.app, readOwnFile);
  for (const id of shownScreenshots(product)) requireFiles(id);
  checkScreenshots(process.cwd(), screenshots);
  checkIcons(process.cwd());
  await checkOwnPicture(process.cwd());
  return 0;
});
