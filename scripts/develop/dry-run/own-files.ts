import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PUBLIC_FOLDER } from '../../shared/folders';
import { withTokens } from './recipes';
import { ownersColours, ownersInstaller, ownersProduct } from '@/__tests__/fixtures/owners-data';
import { ownFiles, ownIconSvg, ownRules } from '@/__tests__/fixtures/owners-files';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { ownIconPaths } from '@/lib/icons/own-icon';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots, slideScreenshot } from '@/lib/screenshots/screenshots';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Folders and files that the real owner of this project may have added. */
const ownPlaces = [PUBLIC_FOLDER, ORIGINALS_FOLDER, ...ownIconPaths];

/**
 * Replaces the real owner's files and colours with an invented owner's, taken from the tests' fixtures.
 *
 * @param root folder of the copy
 */
export async function addOwnFiles(root: string): Promise<void> {
  for (const place of ownPlaces) await rm(path.join(root, place), { recursive: true, force: true });
  const css = await readFile(path.join(root, TOKENS_FILE), 'utf8');
  const files: Record<string, string | Buffer> = {
    'lib/content/icon.svg': ownIconSvg,
    [TOKENS_FILE]: withTokens(css, ownersColours),
    [PRODUCT_FILE]: JSON.stringify(ownersProduct),
    [DOWNLOADS_FOLDER + ownersProduct.windows.installer.file]: ownersInstaller,
    // The guide's recipe for a release reads the installer from this path.
    '../setup.exe': ownersInstaller.subarray(0, 2_000_000),
  };
  for (const [name, text] of Object.entries({ ...ownFiles, ...ownRules })) {
    files[`${PUBLIC_FOLDER}/${name}`] = text;
  }
  // Every screenshot becomes a picture of one colour. A recipe later adds the slide `quiz`, so it gets one, too.
  for (const { id, width, height } of [
    ...screenshots.values(),
    slideScreenshot({ img: 'quiz', alt: '' }),
  ]) {
    const size = { width: width * 2, height: height * 2 };
    const picture = sharp({ create: { ...size, channels: 3, background: '#2b5a4a' } }).png();
    files[`${ORIGINALS_FOLDER}/${id}.png`] = await picture.toBuffer();
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
