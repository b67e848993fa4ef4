import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sharePicture } from '@/lib/metadata/link-preview';

/** Largest weight in bytes: WhatsApp leaves out pictures that take much more. */
const OWN_LIMIT = 300 * 1024;

const FILE = `public${sharePicture.path}`;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} КБ`;

/**
 * Looks at the picture that the owner has laid in place of the drawn one.
 *
 * @param root folder of the project
 * @returns whether there is one
 * @throws Error with a Russian sentence when messengers would not show it
 */
export async function checkOwnPicture(root: string): Promise<boolean> {
  const file = path.join(root, FILE);
  if (!existsSync(file)) return false;
  const bytes = await readFile(file);
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '', width: 0, height: 0 }));
  if (format !== 'jpeg') {
    throw new Error(`${FILE}: это не JPEG. Сохраните картинку как JPEG или уберите файл.`);
  }
  if (width !== sharePicture.width || height !== sharePicture.height) {
    throw new Error(
      `${FILE}: картинка ${width} × ${height}, а нужна ${sharePicture.width} × ${sharePicture.height}.`,
    );
  }
  if (bytes.length > OWN_LIMIT) {
    throw new Error(
      `${FILE}: картинка весит ${kilobytes(bytes.length)}, а мессенджеры берут до ${kilobytes(OWN_LIMIT)}. Сохраните её с меньшим качеством.`,
    );
  }
  return true;
}
