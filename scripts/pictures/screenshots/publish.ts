import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  type Format,
  type PictureFile,
  pictureFiles,
  PUBLISHED_FOLDER,
  type Theme,
} from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** A PNG of a screenshot in a theme, and the file that it comes from. */
export interface ScreenshotPng {
  readonly screenshot: Screenshot;
  readonly theme: Theme;
  readonly file: string;
  readonly png: Buffer;
}

/** From best to worst; drawn screens fit at the first, busy screenshots may need a later one. */
const qualities: Record<Format, readonly number[]> = {
  avif: [68, 60, 52, 44],
  webp: [88, 80, 72, 62],
};

/** Largest file by density, in KB of 1024 bytes: nineteen slides must stay light on a phone. */
const limitKb = { 1: 25, 2: 64 };

const inKb = (bytes: number) => (bytes / 1024).toFixed(1).replace('.', ',');

/** Crops to the proportions of the page and takes the best quality that fits. */
async function encode({ screenshot, file, png }: ScreenshotPng, picture: PictureFile) {
  const { name, density, format } = picture;
  const size = [screenshot.width * density, screenshot.height * density] as const;
  const resized = sharp(png)
    .resize(...size, { fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' });
  let kilobytes = '';
  for (const quality of qualities[format]) {
    // Subsampled chroma would smear the coloured letters, hence 4:4:4 and sharp YUV.
    const content = await (
      format === 'avif'
        ? resized.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
        : resized.webp({ quality, effort: 6, smartSubsample: true })
    ).toBuffer();
    kilobytes = inKb(content.length);
    if (content.length <= limitKb[density] * 1024) {
      return { name, content, summary: `${format}@${density}x ${kilobytes}` };
    }
  }
  throw new Error(
    `Из ${file} выходит ${name} в ${kilobytes} КБ при пределе ${limitKb[density]} КБ: возьмите экран попроще, без фотографий и пёстрого фона.`,
  );
}

/**
 * Writes every format and density of a screenshot in a theme.
 *
 * @param root the project's folder
 * @returns a line about the files
 * @throws Error with a sentence when a file is over its limit; then none is written
 */
export async function publish(root: string, source: ScreenshotPng): Promise<string> {
  const { screenshot, theme } = source;
  const files = [];
  // One after another, so that nothing goes on encoding after a refusal.
  for (const picture of pictureFiles(screenshot.id)) {
    if (picture.theme === theme) files.push(await encode(source, picture));
  }
  const folder = path.join(root, PUBLISHED_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, content }) => writeFile(path.join(folder, name), content)));
  return `${screenshot.id}-${theme}: ${files.map(({ summary }) => summary).join(', ')} КБ`;
}
