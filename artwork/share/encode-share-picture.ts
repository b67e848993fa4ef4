import sharp from 'sharp';
import { sharePicture } from '@/lib/brand/share-picture';

/** Largest size in bytes: WhatsApp leaves out pictures that take much more than 300 KB. */
export const SHARE_PICTURE_LIMIT = 300 * 1024;

/** JPEG qualities, from best to worst. */
const qualities = [92, 86, 80, 72] as const;

/**
 * Makes the JPEG that is shared out of a picture of the same proportions.
 *
 * @throws Error when even the lowest quality takes more than the limit
 */
export async function encodeSharePicture(png: Buffer): Promise<Buffer> {
  const { width, height } = sharePicture;
  for (const quality of qualities) {
    const jpeg = await sharp(png)
      .resize(width, height)
      // Subsampled chroma would smear the coloured letters.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= SHARE_PICTURE_LIMIT) return jpeg;
  }
  throw new Error(
    `The share picture takes more than ${SHARE_PICTURE_LIMIT / 1024} KB: simplify it.`,
  );
}
