import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLIC_FOLDER } from '../../shared/folders';
import { sharePicture } from '@/lib/metadata/link-preview';
import { checkPicture, checkPictureNames } from '@/lib/owner-files/check-picture';

/** Largest weight in KB of 1024 bytes: WhatsApp leaves out pictures that take much more. */
export const LIMIT_KB = 300;

const FILE = `${PUBLIC_FOLDER}${sharePicture.path}`;

/**
 * Checks the picture by which the owner replaces the drawn one.
 *
 * @param root folder of the project
 * @returns whether there is one
 * @throws Error with a Russian sentence when messengers would not show it
 */
export async function checkOwnPicture(root: string): Promise<boolean> {
  if (!existsSync(path.join(root, FILE))) {
    checkPictureNames(root, [FILE]);
    return false;
  }
  const content = await readFile(path.join(root, FILE));
  await checkPicture(FILE, content, { format: 'jpeg', ...sharePicture });
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes <= LIMIT_KB) return true;
  throw new Error(
    `${FILE}: картинка весит ${kilobytes} КБ, а мессенджеры берут до ${LIMIT_KB} КБ. Сохраните её с меньшим качеством.`,
  );
}
