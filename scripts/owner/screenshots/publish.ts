import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Original } from './originals';
import { inKb, priceOf, usualBytes } from './weight';
import { checkPicture } from '@/lib/owner-files/check-picture';
import { type PictureFile, pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** Highest number of device pixels per CSS pixel for which pictures are made. */
const DENSEST = 2;
/** Smallest part of a PNG, from 0 to 1, that may remain after cropping. */
const SMALLEST_PART = 0.5;

/**
 * Quality and effort, on each encoder's own scale, at which text looks the same as in the PNG. Chroma
 * subsampling would blur coloured text, so AVIF uses 4:4:4 and WebP uses sharp YUV.
 */
const encoding = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
} as const;

// Each picture is encoded by one thread, because with several threads the bytes of an AVIF differ between runs.
sharp.concurrency(1);

async function check({ screenshot, file }: Original): Promise<void> {
  const [width, height] = [screenshot.width * DENSEST, screenshot.height * DENSEST];
  const requirements = { format: 'png', width, height, minimumCrop: SMALLEST_PART } as const;
  await checkPicture(file, readFileSync(file), requirements);
}

/** A picture made from a PNG. */
interface Made extends Pick<PictureFile, 'density' | 'format'> {
  readonly content: Buffer;
  /** Names of the published files with this content. */
  readonly names: readonly string[];
}

/** Crops and encodes a PNG. @throws Error with a Russian sentence when the PNG is damaged */
async function make({ screenshot, themes, file }: Original): Promise<Made[]> {
  const png = readFileSync(file);
  const { id, width, height } = screenshot;
  const files = pictureFiles(id).filter(({ theme }) => themes.includes(theme));
  // A PNG for both themes is encoded once: the files of the second theme get the same content.
  const made = files
    .filter(({ theme }) => theme === themes[0])
    .map(async ({ density, format }) => {
      const same = files.filter((one) => one.density === density && one.format === format);
      const content = await sharp(png)
        .resize(width * density, height * density, { fit: 'cover', position: 'top' })
        .flatten({ background: '#fff' })
        .toFormat(format, encoding[format])
        .toBuffer();
      return { density, format, content, names: same.map(({ name }) => name) };
    });
  return Promise.all(made).catch(() => {
    throw new Error(`${file}: файл повреждён; сохраните снимок заново.`);
  });
}

/** Lists the sizes of the pictures made from a PNG and, if they are heavy, the waiting time that they add. */
function describe(screenshot: Screenshot, made: readonly Made[]): string {
  const sizes = made.map(
    ({ format, density, content }) => `${format}@${density}x ${inKb(content.length)}`,
  );
  // Only the AVIF pictures are compared with the limit, because almost every visitor gets AVIF.
  const excesses = made
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
 * @throws Error with a Russian sentence for each PNG that cannot be used
 */
export async function publish(originals: readonly Original[]): Promise<void> {
  await allOf(originals.map(check));
  let done = 0;
  const making = originals.map(async (original) => {
    const made = await make(original);
    const { file, screenshot } = original;
    console.log(`${++done} из ${originals.length}  ${file}: ${describe(screenshot, made)}`);
    return made;
  });
  const made = (await allOf(making)).flat();
  mkdirSync(PUBLISHED_FOLDER, { recursive: true });
  for (const { names, content } of made) {
    for (const name of names) writeFileSync(`${PUBLISHED_FOLDER}/${name}`, content);
  }
}
