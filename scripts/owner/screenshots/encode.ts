import sharp from 'sharp';
import { type PictureFile } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/**
 * Quality and effort, on each encoder's own scale, at which text looks as in the PNG. Subsampled chroma would
 * blur coloured text, so AVIF has 4:4:4 and WebP sharp YUV.
 */
const settings = {
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
