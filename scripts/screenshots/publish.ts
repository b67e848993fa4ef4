import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Original } from './originals';
import { brandColors } from '@/lib/brand/colors';
import { pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { type PictureSize } from '@/lib/screenshots/picture-size';

/**
 * Quality and effort, on each encoder's own scale, at which text looks the same as in the PNG. Chroma subsampling
 * would blur coloured text, so AVIF uses 4:4:4 and WebP uses sharp YUV.
 */
const encoding = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
} as const;

/**
 * Makes the pictures of an original. It is set into the picture whole. Transparent parts and the space beside it get
 * the surface colour of the theme.
 */
export async function publish({ id, themes, file }: Original, { width, height }: PictureSize) {
  for (const { theme, density, format, name } of pictureFiles(id)) {
    if (!themes.includes(theme)) continue;
    const background = brandColors[theme].surface;
    const content = await sharp(file)
      .autoOrient()
      .resize(width * density, height * density, { fit: 'contain', background })
      .flatten({ background })
      .toFormat(format, encoding[format])
      .toBuffer();
    writeFileSync(`${PUBLISHED_FOLDER}/${name}`, content);
  }
}
