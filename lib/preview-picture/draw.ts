import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { previewPicture } from './own-picture';
import { brandColors } from '@/lib/brand/tokens';
import { drawLogo } from '@/lib/logo/draw-icons';
import { escapeXml } from '@/lib/text/escape-xml';

/** Golos Text and PT Serif, two fonts that were designed for Russian (SIL Open Font License). */
const fonts = {
  name: { font: 'Golos Text Bold', file: 'golos-text/700Bold/GolosText_700Bold.ttf' },
  tagline: { font: 'PT Serif Bold', file: 'pt-serif/700Bold/PTSerif_700Bold.ttf' },
} as const;

const PAGE_WIDTH = 800;
const MARGIN = 72;
const LOGO_SIDE = 300;
const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

/** Finds the font files in `node_modules` at run time, because the bundler cannot import fonts. */
const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));

/** Draws a text as large as the box allows. @param height of the box in pixels */
async function drawText(text: string, part: keyof typeof fonts, height: number) {
  const { font, file } = fonts[part];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${brandColors('light')['on-marker']}">${escapeXml(text)}</span>`,
      font,
      fontfile: resolve(`@expo-google-fonts/${file}`),
      width: TEXT_WIDTH,
      height,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const { width, height } = previewPicture;

/** The page of a dictionary, the tabs of its thumb index, and the stroke of a marker under the name. */
function background(stroke: { top: number; width: number; height: number }): Buffer {
  const { accent, surface, marker } = brandColors('light');
  const tabs = [0, 1, 2, 3, 4].map((tab) => {
    const fill = tab === 1 ? `fill="${marker}"` : `fill="${surface}" opacity="0.18"`;
    const right = tab === 1 ? 58 : 42;
    return `<rect x="${PAGE_WIDTH - 30}" y="${83 + tab * 94}" width="${right + 30}" height="84" rx="16" ${fill}/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${accent}"/>${tabs.join('')}<rect x="-28" width="${PAGE_WIDTH + 28}" height="100%" rx="28" fill="${surface}"/><rect x="${MARGIN - 12}" y="${stroke.top - 14}" width="${stroke.width + 24}" height="${stroke.height + 28}" rx="8" fill="${marker}"/></svg>`,
  );
}

/** Draws the picture for previews of links as a JPEG: the site's name, its tagline and its logo. */
export async function drawPreviewPicture(siteName: string, tagline: string): Promise<Buffer> {
  const name = await drawText(siteName, 'name', 64);
  const text = await drawText(tagline, 'tagline', 300);
  const gap = 68;
  const top = Math.round((height - name.height - gap - text.height) / 2);
  // Chroma subsampling would blur the coloured letters.
  return sharp(background({ top, width: name.width, height: name.height }))
    .composite([
      { input: name.input, left: MARGIN, top },
      { input: text.input, left: MARGIN, top: top + name.height + gap },
      {
        input: await drawLogo(LOGO_SIDE).toBuffer(),
        left: Math.round((PAGE_WIDTH + 29 + width - LOGO_SIDE) / 2),
        top: Math.round((height - LOGO_SIDE) / 2),
      },
    ])
    .jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
