import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readStyles } from '../screens/page';
import { pictureFile } from '../screens/picture';
import { openStudio } from '../screens/render';
import { encodeSharePicture } from './encode-share-picture';
import { ShareScene } from './share-scene';
import { sharePicture } from '@/lib/brand/share-picture';

const styleFolders = ['../screens/styles', 'styles'] as const;

/**
 * Draws the picture that is shared.
 *
 * @param screensFolder where `npm run screens` put its pictures, drawn or the owner's own
 * @returns JPEG
 * @throws Error when a picture or a font is missing, or the result is too big
 */
export async function drawSharePicture(siteName: string, screensFolder: string): Promise<Buffer> {
  const screenUrl = (id: string) => {
    const file = path.join(screensFolder, pictureFile(id, 'light', 2, 'webp'));
    return `data:image/webp;base64,${readFileSync(file, 'base64')}`;
  };
  const styles = styleFolders.map((folder) => readStyles(path.join(__dirname, folder))).join('\n');
  const studio = await openStudio(styles);
  try {
    const scene = <ShareScene siteName={siteName} screenUrl={screenUrl} />;
    return await encodeSharePicture(await studio.draw(scene, sharePicture, 'light'));
  } finally {
    await studio.close();
  }
}
