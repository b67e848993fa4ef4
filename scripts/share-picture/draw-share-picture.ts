import sharp from 'sharp';
import { type SharePictureContent, sharePictureSvg } from './share-picture-svg';

/** Largest weight in bytes of a picture that the build draws. */
export const DRAWN_LIMIT = 100 * 1024;

/** JPEG qualities, from best to worst. */
const qualities = [92, 86, 80, 72, 60] as const;

/**
 * Draws the picture that is shared; the same content gives the same bytes.
 *
 * @returns JPEG
 * @throws Error with a sentence when a letter cannot be drawn
 */
export async function drawSharePicture(content: SharePictureContent): Promise<Buffer> {
  const svg = Buffer.from(sharePictureSvg(content));
  for (const quality of qualities) {
    const jpeg = await sharp(svg)
      // Subsampled chroma would smear the coloured letters.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= DRAWN_LIMIT) return jpeg;
  }
  throw new Error(`The share picture takes more than ${DRAWN_LIMIT / 1024} KB: simplify it.`);
}
