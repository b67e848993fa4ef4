import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureSize } from '../picture-size';
import { sharePicture } from '@/lib/metadata/link-preview';

/** Largest weight in KB of 1024 bytes: WhatsApp leaves out pictures that take much more. */
export const LIMIT_KB = 300;

const FILE = `public${sharePicture.path}`;

/** What was meant for it. */
const OTHER_NAME = /^og\.(jpe?g|png|webp|avif|gif|svg)$/i;

/**
 * Checks the picture by which the owner replaces the drawn one.
 *
 * @param root folder of the project
 * @returns whether there is one
 * @throws Error with a Russian sentence when messengers would not show it
 */
export async function checkOwnPicture(root: string): Promise<boolean> {
  const file = path.join(root, FILE);
  if (!existsSync(file)) {
    const folder = path.dirname(file);
    const other = existsSync(folder) && readdirSync(folder).find((name) => OTHER_NAME.test(name));
    if (!other) return false;
    throw new Error(
      `public/${other}: картинка для ссылок называется иначе; сохраните её как JPEG под именем ${FILE}.`,
    );
  }
  const content = await readFile(file);
  const { format, width, height } = await pictureSize(content);
  const kilobytes = Math.ceil(content.length / 1024);
  const refuse = (problem: string) => {
    throw new Error(`${FILE}: ${problem}.`);
  };
  if (format !== 'jpeg') refuse('это не JPEG. Сохраните картинку как JPEG или уберите файл');
  if (width !== sharePicture.width || height !== sharePicture.height) {
    refuse(`картинка ${width} × ${height}, а нужна ${sharePicture.width} × ${sharePicture.height}`);
  }
  if (kilobytes > LIMIT_KB) {
    refuse(
      `картинка весит ${kilobytes} КБ, а мессенджеры берут до ${LIMIT_KB} КБ. Сохраните её с меньшим качеством`,
    );
  }
  return true;
}
