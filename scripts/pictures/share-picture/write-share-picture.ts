import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { checkOwnPicture } from './own-picture';
import { readMark, type SharePictureContent, sharePictureSvg } from './share-picture-svg';
import { home } from '@/lib/content/home';
import { sharePicture } from '@/lib/metadata/link-preview';

/** Largest weight of the drawn picture, in KB of 1024 bytes. */
const LIMIT_KB = 100;

/** From best to worst. */
const jpegQualities = [92, 86, 80, 72, 60];

/**
 * Draws the picture for shared links; the same content gives the same bytes.
 *
 * @returns JPEG
 * @throws Error with a sentence when a letter cannot be drawn
 */
export async function drawSharePicture(content: SharePictureContent): Promise<Buffer> {
  const svg = Buffer.from(sharePictureSvg(content));
  for (const quality of jpegQualities) {
    const jpeg = await sharp(svg)
      // Subsampled chroma would smear the coloured letters.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= LIMIT_KB * 1024) return jpeg;
  }
  throw new Error(`The share picture takes more than ${LIMIT_KB} KB: simplify it.`);
}

/**
 * Writes the drawn picture into an export, unless the owner has a picture of their own.
 *
 * @param root folder of the project
 * @param directory the export
 */
export async function writeSharePicture(
  root: string,
  directory: string,
  siteName: string,
): Promise<void> {
  if (await checkOwnPicture(root)) return;
  const mark = await readMark(root);
  const picture = await drawSharePicture({ siteName, tagline: home.tagline, mark });
  await writeFile(path.join(directory, sharePicture.path), picture);
}
