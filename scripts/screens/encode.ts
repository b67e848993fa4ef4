import sharp, { type Sharp } from 'sharp';
import { fits, tooBig } from './limits';
import type { Density, Format, Size } from './picture';

/** From best to worst; drawn screens fit at the first, busy screenshots may need a later one. */
const qualities: Record<Format, readonly number[]> = {
  avif: [68, 60, 52, 44],
  webp: [88, 80, 72, 62],
};

/** Subsampled chroma would smear the coloured letters, hence 4:4:4 and sharp YUV. */
function compress(picture: Sharp, format: Format, quality: number): Sharp {
  return format === 'avif'
    ? picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
    : picture.webp({ quality, effort: 6, smartSubsample: true });
}

/**
 * Crops `png` to the proportions of `size` and encodes it at the best quality that fits.
 *
 * @param file name of the result, for the message
 * @throws when even the lowest quality is over the limit
 */
export async function encode(
  png: Buffer,
  size: Size,
  density: Density,
  format: Format,
  file: string,
): Promise<Buffer> {
  let bytes = 0;
  for (const quality of qualities[format]) {
    const resized = sharp(png)
      .resize(size.width * density, size.height * density, { fit: 'cover', position: 'top' })
      .flatten({ background: '#fff' });
    const encoded = await compress(resized, format, quality).toBuffer();
    if (fits(encoded.length, density)) return encoded;
    bytes = encoded.length;
  }
  throw tooBig(file, bytes, density);
}
