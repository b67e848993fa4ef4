import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { checkOwnPicture } from './own-picture';
import { readMark, type SharePictureContent, sharePictureSvg } from './picture-svg';
import { home } from '@/lib/content/home';
import { sharePicture } from '@/lib/metadata/link-preview';

/**
 * Draws the picture for shared links; the same content gives the same bytes.
 *
 * @returns JPEG
 * @throws Error with a sentence when a letter cannot be drawn
 */
export async function drawSharePicture(content: SharePictureContent): Promise<Buffer> {
  const svg = Buffer.from(sharePictureSvg(content));
  // Subsampled chroma would smear the coloured letters.
  const options = { quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' };
  return sharp(svg).jpeg(options).toBuffer();
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
