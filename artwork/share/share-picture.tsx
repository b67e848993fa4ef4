import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Studio } from '../studio/studio';
import { encodeSharePicture } from './encode-share-picture';
import { ShareScene } from './share-scene';
import { sharePicture } from '@/lib/brand/share-picture';
import { enlargedUrl, fallbackUrl } from '@/lib/screenshots/files';

/**
 * Draws the picture that is shared.
 *
 * @param publicFolder holds the screenshots, drawn or the owner's own
 * @returns JPEG
 * @throws Error when a screenshot or a font is missing, or the result is too big
 */
export async function drawSharePicture(
  studio: Studio,
  siteName: string,
  publicFolder: string,
): Promise<Buffer> {
  const screenshotUrl = (id: string) => {
    const file = path.join(publicFolder, enlargedUrl(fallbackUrl('', id)));
    return `data:image/webp;base64,${readFileSync(file, 'base64')}`;
  };
  const scene = <ShareScene siteName={siteName} screenshotUrl={screenshotUrl} />;
  return encodeSharePicture(await studio.draw(scene, sharePicture, 'light'));
}
