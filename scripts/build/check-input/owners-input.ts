import { readFileSync } from 'node:fs';
import { checkScreenshots } from '../../owner/screenshots/record';
import { readSettings } from '../../shared/read-settings';
import { shownScreenshots } from '../shown-screenshots';
import { checkSlugs } from './slugs';
import { home } from '@/lib/content/home';
import { resultPages } from '@/lib/content/result-pages';
import { checkOwnIcon } from '@/lib/icons/check-own-icon';
import { findOwnIcon } from '@/lib/icons/own-icon';
import { readInstaller } from '@/lib/installer/read';
import { privacyBlocks } from '@/lib/privacy/blocks';
import { hasProgram } from '@/lib/product/platforms';
import { readProduct } from '@/lib/product/read';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { requireFiles } from '@/lib/screenshots/require-files';
import { drawableText } from '@/lib/share-picture/letters';
import { readOwnPicture } from '@/lib/share-picture/own-picture';

/**
 * Checks the owner's files and settings before a build reads them.
 *
 * @throws Error with a Russian sentence about the first mistake
 */
export async function checkOwnersInput(): Promise<void> {
  const { siteName } = readSettings();
  const product = readProduct(process.cwd());
  // Windows may add a byte order mark, and Next cannot read JSON that begins with one.
  if (readFileSync(PRODUCT_FILE).subarray(0, 3).equals(Buffer.from('\ufeff'))) {
    throw new Error(
      `${PRODUCT_FILE}: в начале файла стоит метка UTF-8 (BOM), которая мешает сборке; выполните npm run typography, он её уберёт.`,
    );
  }
  checkSlugs(resultPages);
  privacyBlocks(product.privacy.paragraphs);
  if (hasProgram(product, 'windows')) readInstaller(product);
  for (const id of shownScreenshots(product)) requireFiles(id);
  checkScreenshots();
  const isDrawn = (await readOwnPicture(process.cwd())) === undefined;
  if (isDrawn) for (const text of [siteName, home.tagline]) drawableText(text);
  const icon = findOwnIcon(process.cwd());
  if (icon) await checkOwnIcon(icon);
}
