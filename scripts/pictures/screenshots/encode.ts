import sharp from 'sharp';
import { usualBytes } from './weight';
import { type Density, type Format } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** A file to be made from a PNG. */
export interface Encoding {
  readonly screenshot: Screenshot;
  readonly png: Buffer;
  readonly density: Density;
  readonly format: Format;
}

/**
 * From best to worst: drawn screens are small enough at the first, detailed screenshots at a later
 * one. WebP may look worse than AVIF, because hardly anybody gets it.
 */
export const qualities: Record<Format, readonly number[]> = {
  avif: [68, 60, 52, 44],
  webp: [88, 80, 72, 62, 50, 38],
};

/** Effort of the encoders, on their own scales. */
const efforts = { avif: 5, webp: 6 } as const;

/** At this effort an AVIF takes a tenth of the time and becomes at most this much larger. */
const TRIAL = { effort: 2, excess: 1.15 } as const;

// With several threads the bytes of an AVIF differ from run to run; several files are encoded in
// parallel instead.
sharp.concurrency(1);

/** Crops to the proportions of the page and encodes. */
function encode(
  { screenshot, png, density, format }: Encoding,
  quality: number,
  effort: number = efforts[format],
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
 * Finds by quick trials from which quality on an AVIF has the usual weight. @returns that quality
 * and all worse ones, and the bytes of the trial
 */
export async function tryQualities(encoding: Encoding) {
  const all = qualities.avif;
  const largest = usualBytes(encoding.screenshot, encoding.density) * TRIAL.excess;
  let bytes = 0;
  for (const [index, quality] of all.entries()) {
    ({ length: bytes } = await encode(encoding, quality, TRIAL.effort));
    if (bytes <= largest) return { bytes, rest: all.slice(index) };
  }
  return { bytes, rest: all.slice(-1) };
}

/** Encodes at the first quality that gives the usual weight, otherwise at the last one. */
export async function encodeBest(
  encoding: Encoding,
  [quality = 0, ...worse]: readonly number[],
): Promise<Buffer> {
  const content = await encode(encoding, quality);
  const isUsual = content.length <= usualBytes(encoding.screenshot, encoding.density);
  return isUsual || worse.length === 0 ? content : encodeBest(encoding, worse);
}
