import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { fontNames, SharePicture } from '@/components/share-picture/share-picture';
import { home } from '@/lib/content/home';
import { findOwnIcon } from '@/lib/icons/own-icon';
import { sharePicture } from '@/lib/metadata/link-preview';
import { settings } from '@/lib/settings';
import { drawableText } from '@/lib/share-picture/letters';
import { shareMark } from '@/lib/share-picture/mark';
import { readOwnPicture } from '@/lib/share-picture/own-picture';

export const dynamic = 'force-static';

/** Golos Text and PT Serif, two fonts that were designed for Russian (SIL Open Font License). */
const fontFiles = {
  name: 'golos-text/700Bold/GolosText_700Bold.ttf',
  tagline: 'pt-serif/700Bold/PTSerif_700Bold.ttf',
} as const;

/** Finds the font files in `node_modules` at run time, because the bundler cannot import fonts. */
const { resolve } = createRequire(`${process.cwd()}/`);

const readFont = (text: keyof typeof fontFiles) => ({
  name: fontNames[text],
  data: readFileSync(resolve(`@expo-google-fonts/${fontFiles[text]}`)),
});

async function draw(): Promise<Buffer> {
  const picture = (
    <SharePicture
      siteName={drawableText(settings.siteName)}
      tagline={drawableText(home.tagline)}
      mark={await shareMark(findOwnIcon(process.cwd()))}
    />
  );
  const { width, height } = sharePicture;
  const fonts = [readFont('name'), readFont('tagline')];
  const drawn = new ImageResponse(picture, { width, height, fonts });
  // Chroma subsampling would blur the coloured letters.
  const options = { quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' };
  return sharp(await drawn.arrayBuffer())
    .jpeg(options)
    .toBuffer();
}

/**
 * Serves `/og.jpg`, the picture for shared links: the owner's file or a drawing with the site's name,
 * tagline and logo.
 */
export async function GET() {
  const picture = (await readOwnPicture(process.cwd())) ?? (await draw());
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
