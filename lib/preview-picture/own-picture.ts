import { existsSync, readFileSync } from 'node:fs';
import { decodePicture } from '@/lib/owner-files/read-picture';

export const previewPicture = {
  /** Hosts and crawlers derive the file's type from the extension. */
  path: '/og.jpg',
  width: 1200,
  height: 630,
} as const;

/** Of 1024 bytes. WhatsApp does not show pictures that are much larger. */
const LIMIT_KB = 300;

const FILE = `public${previewPicture.path}`;

/** Returns the owner's JPEG for link previews, if any. @throws Error in Russian about its format, size or weight */
export async function readOwnPicture(): Promise<Buffer | undefined> {
  if (!existsSync(FILE)) return undefined;
  const content = readFileSync(FILE);
  const { width, height, space } = await decodePicture(FILE);
  if (width !== previewPicture.width || height !== previewPicture.height || space === 'cmyk') {
    throw new Error(
      `${FILE}: нужна картинка JPEG ${previewPicture.width} × ${previewPicture.height} в RGB, а не в цветах для печати (CMYK); сохраните её так.`,
    );
  }
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes <= LIMIT_KB) return content;
  throw new Error(
    `${FILE}: картинка весит ${kilobytes} КБ, а мессенджеры берут до ${LIMIT_KB} КБ. Сохраните её с меньшим качеством.`,
  );
}
