import sharp from 'sharp';
import { inKb, usualBytes } from './weight';
import { type PictureFile } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** A file of the site that is made of an owner's PNG. */
export interface Encoding extends Pick<PictureFile, 'density' | 'format'> {
  readonly screenshot: Screenshot;
  /** Path of the PNG from the project's folder. */
  readonly file: string;
  readonly png: Buffer;
}

/**
 * From best to worst: drawn screens are small enough at the first, detailed screenshots at a later
 * one. WebP may look worse than AVIF, because hardly anybody gets it.
 */
const qualities = { avif: [68, 60, 52, 44], webp: [88, 80, 72, 62, 50, 38] } as const;

/** Effort of the encoders, on their own scales. */
const efforts = { avif: 5, webp: 6 } as const;

/** At this effort an AVIF takes a tenth of the time and becomes at most this much larger. */
const TRIAL = { effort: 2, excess: 1.15 } as const;

/** A file that is this many times heavier than usual is refused. */
const FAR_BEYOND = 3;

// With several threads the bytes of an AVIF differ from run to run; several files are encoded in
// parallel instead.
sharp.concurrency(1);

/** Crops to the proportions of the page and encodes. */
function encode(
  { screenshot, png, density, format }: Encoding,
  quality: number,
  effort: number,
): Promise<Buffer> {
  const resized = sharp(png)
    .resize(screenshot.width * density, screenshot.height * density, {
      fit: 'cover',
      position: 'top',
    })
    .flatten({ background: '#fff' });
  const options = { quality, effort };
  // Subsampled chroma would smear the coloured letters, hence 4:4:4 and sharp YUV.
  return (
    format === 'avif'
      ? resized.avif({ ...options, chromaSubsampling: '4:4:4' })
      : resized.webp({ ...options, smartSubsample: true })
  ).toBuffer();
}

/**
 * Encodes at the first of these qualities that gives no more than so many bytes, otherwise at the last.
 *
 * @returns the file, and the qualities from its own on
 */
async function encodeWithin(
  encoding: Encoding,
  [quality = 0, ...worse]: readonly number[],
  effort: number,
  largest: number,
): Promise<{ content: Buffer; rest: readonly number[] }> {
  const content = await encode(encoding, quality, effort);
  if (content.length > largest && worse.length > 0) {
    return encodeWithin(encoding, worse, effort, largest);
  }
  return { content, rest: [quality, ...worse] };
}

/**
 * Finds by quick trials which qualities are worth the full effort.
 *
 * @throws Error with a sentence when the PNG is broken or the file far too heavy
 */
export async function tryQualities(encoding: Encoding): Promise<readonly number[]> {
  const { screenshot, file, density, format } = encoding;
  // Only AVIF is tried: almost every visitor gets it, and it takes most of the time.
  if (format === 'webp') return qualities.webp;
  const usual = usualBytes(screenshot, density);
  const trial = encodeWithin(encoding, qualities.avif, TRIAL.effort, usual * TRIAL.excess);
  const { content, rest } = await trial.catch(() => {
    throw new Error(`${file}: файл повреждён; сохраните снимок заново.`);
  });
  if (content.length <= usual * FAR_BEYOND) return rest;
  throw new Error(
    `${file}: ${format}@${density}x выходит в ${inKb(content.length)} КБ, а обычно это до ${inKb(usual)} КБ; возьмите экран попроще, без фотографий и пёстрого фона.`,
  );
}

/** Encodes at the first of its qualities that gives the usual weight, otherwise at the last one. */
export async function encodeBest(
  encoding: Encoding & { readonly qualities: readonly number[] },
): Promise<Buffer> {
  const { screenshot, density, format } = encoding;
  const usual = usualBytes(screenshot, density);
  return (await encodeWithin(encoding, encoding.qualities, efforts[format], usual)).content;
}
