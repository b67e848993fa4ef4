import sharp from 'sharp';
import { type PictureFile } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/**
 * Quality and effort, on each encoder's own scale. Letters look as in the PNG. Subsampled chroma would
 * smear the coloured ones, hence 4:4:4 and sharp YUV.
 */
const settings = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
} as const;

// With several threads the bytes of an AVIF differ from run to run; several files are encoded in
// parallel instead.
sharp.concurrency(1);

/**
 * Crops a PNG to the proportions of the page and encodes it.
 *
 * @throws Error of sharp's when the PNG is broken
 */
export function encode(
  png: Buffer,
  { width, height }: Screenshot,
  { density, format }: Pick<PictureFile, 'density' | 'format'>,
): Promise<Buffer> {
  return sharp(png)
    .resize(width * density, height * density, { fit: 'cover', position: 'top' })
    .flatten({ background: '#fff' })
    .toFormat(format, settings[format])
    .toBuffer();
}
