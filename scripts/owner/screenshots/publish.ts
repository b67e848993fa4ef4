import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Original } from './originals';
import { inKb, priceOf, usualBytes } from './weight';
import { checkPicture } from '@/lib/owner-files/check-picture';
import { type PictureFile, pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** Device pixels per CSS pixel of the densest file. */
const DENSEST = 2;
/** Smallest part of the PNG that may remain after cropping. */
const SMALLEST_PART = 0.5;

/**
 * Quality and effort, on each encoder's own scale, at which text looks as in the PNG. Subsampled chroma would
 * blur coloured text, so AVIF has 4:4:4 and WebP sharp YUV.
 */
const encoding = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
} as const;

// With several threads, the bytes of an AVIF differ between runs. Several files are encoded in parallel instead.
sharp.concurrency(1);

/**
 * Crops a PNG to the proportions of the page and encodes it.
 *
 * @throws Error by sharp when the PNG is broken
 */
function encode(
  png: Buffer,
  { width, height }: Screenshot,
  { density, format }: Pick<PictureFile, 'density' | 'format'>,
): Promise<Buffer> {
  return sharp(png)
    .resize(width * density, height * density, { fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .toFormat(format, encoding[format])
    .toBuffer();
}

type Made = PictureFile & { readonly content: Buffer };

async function check(root: string, { screenshot, file }: Original): Promise<void> {
  const [width, height] = [screenshot.width * DENSEST, screenshot.height * DENSEST];
  const png = readFileSync(path.join(root, file));
  await checkPicture(file, png, { format: 'png', width, height, minimumCrop: SMALLEST_PART });
}

/** Encodes all files of a PNG. @throws Error with a Russian sentence when the PNG is broken */
async function make(root: string, { screenshot, themes, file }: Original): Promise<Made[]> {
  const png = readFileSync(path.join(root, file));
  const files = pictureFiles(screenshot.id).filter(({ theme }) => themes.includes(theme));
  // A PNG for both themes is encoded once: the files of the second theme get the same content.
  const made = files
    .filter(({ theme }) => theme === themes[0])
    .map(async ({ density, format }) => {
      const content = await encode(png, screenshot, { density, format }).catch(() => {
        throw new Error(`${file}: файл повреждён; сохраните снимок заново.`);
      });
      return files
        .filter((other) => other.density === density && other.format === format)
        .map((other) => ({ ...other, content }));
    });
  return (await Promise.all(made)).flat();
}

/** Describes the files of a PNG in a line. If they are heavy, the line says how much longer a visitor waits. */
function describe(screenshot: Screenshot, made: readonly Made[]): string {
  const files = made.filter(({ theme }) => theme === made[0]?.theme);
  const sizes = files.map(
    ({ format, density, content }) => `${format}@${density}x ${inKb(content.length)}`,
  );
  // Almost every visitor gets AVIF.
  const excesses = files
    .filter(({ format }) => format === 'avif')
    .map(({ density, content }) => content.length - usualBytes(screenshot, density));
  const excess = Math.max(...excesses);
  return `${sizes.join(', ')} КБ${excess > 0 ? ` — ${priceOf(excess)}` : ''}`;
}

/** Waits for all promises. @throws Error with the messages of all rejected promises */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises);
  const failed = settled.filter((result) => result.status === 'rejected');
  if (failed.length === 0) return Promise.all(promises);
  throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n'));
}

/**
 * Publishes the owner's PNGs in all formats and densities. All are checked before any is encoded, and all are
 * encoded before any file is written.
 *
 * @param root the project's folder
 * @param log gets a line for each PNG
 * @throws Error with a Russian sentence for each PNG that cannot be used
 */
export async function publish(
  root: string,
  originals: readonly Original[],
  log: (line: string) => void,
): Promise<void> {
  await allOf(originals.map((original) => check(root, original)));
  let done = 0;
  const making = originals.map(async (original) => {
    const made = await make(root, original);
    const { file, screenshot } = original;
    log(`${++done} из ${originals.length}  ${file}: ${describe(screenshot, made)}`);
    return made;
  });
  const made = (await allOf(making)).flat();
  mkdirSync(path.join(root, PUBLISHED_FOLDER), { recursive: true });
  for (const { name, content } of made) {
    writeFileSync(path.join(root, PUBLISHED_FOLDER, name), content);
  }
}
