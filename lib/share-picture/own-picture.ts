import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharePicture } from '@/lib/metadata/link-preview';
import { checkPicture, checkPictureNames } from '@/lib/owner-files/check-picture';

/** Largest file size in KB of 1024 bytes. WhatsApp does not show pictures that are much larger. */
export const LIMIT_KB = 300;

const FILE = `public${sharePicture.path}`;

/**
 * Reads the owner's picture for shared links, which replaces the drawn picture.
 *
 * @param root folder of the project
 * @returns the JPEG; undefined if the owner has no such picture
 * @throws Error with a Russian sentence when the picture's format, dimensions or file size is not accepted
 */
export async function readOwnPicture(root: string): Promise<Buffer | undefined> {
  const file = path.join(/* turbopackIgnore: true */ root, FILE);
  if (!existsSync(file)) {
    checkPictureNames(root, [FILE]);
    return undefined;
  }
  const content = await readFile(file);
  await checkPicture(FILE, content, { format: 'jpeg', ...sharePicture });
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes <= LIMIT_KB) return content;
  throw new Error(
    `${FILE}: картинка весит ${kilobytes} КБ, а мессенджеры берут до ${LIMIT_KB} КБ. Сохраните её с меньшим качеством.`,
  );
}
