import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSharePicture } from './draw-share-picture';
import { checkOwnPicture } from './own-picture';
import { readMark } from './read-mark';
import { home } from '@/lib/content/home';
import { sharePicture } from '@/lib/metadata/link-preview';

/**
 * Puts the drawn picture into an export, unless the owner has laid a picture of their own.
 *
 * @param root folder of the project
 * @param directory the export
 */
export async function writeSharePicture(
  root: string,
  directory: string,
  siteName: string,
): Promise<void> {
  if (await checkOwnPicture(root)) return;
  const mark = await readMark(root);
  const picture = await drawSharePicture({ siteName, tagline: home.tagline, mark });
  await writeFile(path.join(directory, sharePicture.path), picture);
}
