import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackName, ORIGINALS_FOLDER, pictureFiles, PUBLISHED_FOLDER } from './files';

/** Size of a picture in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads a screenshot's size from its opaque WebP (RFC 6386, 9.1). @throws Error in Russian when a file is missing */
export function pictureSize(id: string): PictureSize {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), PUBLISHED_FOLDER);
  const missing = pictureFiles(id).find(({ name }) => !existsSync(path.join(folder, name)));
  if (missing) {
    throw new Error(
      `Нет картинки ${PUBLISHED_FOLDER}/${missing.name}: положите снимок ${ORIGINALS_FOLDER}/${id}.png и выполните npm run screenshots.`,
    );
  }
  const header = readFileSync(path.join(folder, fallbackName(id)));
  return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
}
