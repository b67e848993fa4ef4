import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Original } from './choose-originals';
import {
  type Density,
  type Format,
  type PictureFile,
  pictureFiles,
  PUBLISHED_FOLDER,
} from '@/lib/screenshots/files';

/** From best to worst; drawn screens fit at the first, busy screenshots may need a later one. */
const qualities: Record<Format, readonly number[]> = {
  avif: [68, 60, 52, 44],
  webp: [88, 80, 72, 62],
};

const BYTES_PER_KB = 1024;

/** Largest size of one file, in KB of 1024 bytes: nineteen slides must stay light on a phone. */
const limitKb: Record<Density, number> = { 1: 25, 2: 64 };

const inKb = (bytes: number) => (bytes / BYTES_PER_KB).toFixed(1).replace('.', ',');

/** Subsampled chroma would smear the coloured letters, hence 4:4:4 and sharp YUV. */
const compress = (picture: Sharp, format: Format, quality: number) =>
  format === 'avif'
    ? picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
    : picture.webp({ quality, effort: 6, smartSubsample: true });

/** Crops to the proportions of the page and takes the best quality that fits. */
async function encode(png: Buffer, { screenshot, file }: Original, picture: PictureFile) {
  const { name, density, format } = picture;
  const limit = limitKb[density];
  let size = 0;
  for (const quality of qualities[format]) {
    const resized = sharp(png)
      .resize(screenshot.width * density, screenshot.height * density, {
        fit: 'cover',
        position: 'top',
      })
      .flatten({ background: '#fff' });
    const bytes = await compress(resized, format, quality).toBuffer();
    size = bytes.length;
    if (size <= limit * BYTES_PER_KB)
      return { name, bytes, told: `${format}@${density}x ${inKb(size)}` };
  }
  throw new Error(
    `Из ${file} выходит ${name} в ${inKb(size)} КБ при пределе ${limit} КБ: возьмите экран попроще, без фотографий и пёстрого фона.`,
  );
}

/**
 * Writes every format and density of one picture in one theme.
 *
 * @param root the project's folder
 * @returns what to tell about the files
 * @throws Error with a sentence when a file is over its limit; then none is written
 */
export async function publish(root: string, png: Buffer, original: Original): Promise<string> {
  const { id } = original.screenshot;
  const pictures = pictureFiles(id).filter(({ theme }) => theme === original.theme);
  const files = [];
  // One after another, so that nothing goes on encoding after a refusal.
  for (const picture of pictures) files.push(await encode(png, original, picture));
  const folder = path.join(root, PUBLISHED_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(folder, name), bytes)));
  return `${id}-${original.theme}: ${files.map(({ told }) => told).join(', ')} КБ`;
}
