import sharp from 'sharp';
import { usualBytes } from './weight';
import { type Density, type Format } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** A file to be made of a PNG. */
export interface Encoding {
  readonly screenshot: Screenshot;
  readonly png: Buffer;
  readonly density: Density;
  readonly format: Format;
}

/**
 * From best to worst; drawn screens fit at the first, busy screenshots need a later one. WebP, which hardly
 * anybody gets, may look worse than AVIF.
 */
export const qualities: Record<Format, readonly number[]> = {
  avif: [68, 60, 52, 44],
  webp: [88, 80, 72, 62, 50, 38],
};

/** How long the encoders try. */
const efforts = { avif: 5, webp: 6 } as const;

/** With this effort an AVIF takes a tenth of the time, and is so many times as large at most. */
const TRIAL = { effort: 2, excess: 1.15 } as const;

// More threads make other bytes of the same AVIF; files are encoded side by side instead.
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

/** Tries shortly at which qualities an AVIF may have the usual weight: those, best first, and the bytes of the trial. */
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

/** Encodes at the first quality that has the usual weight, or else at the last. */
export async function encodeBest(
  encoding: Encoding,
  [quality = 0, ...worse]: readonly number[],
): Promise<Buffer> {
  const content = await encode(encoding, quality);
  const isUsual = content.length <= usualBytes(encoding.screenshot, encoding.density);
  return isUsual || worse.length === 0 ? content : encodeBest(encoding, worse);
}
