import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brandColors } from '@/lib/brand/tokens';
import { filesIn } from '@/lib/owner-files/folder';
import { damagedPicture, pictureSize } from '@/lib/owner-files/read-picture';
import { type Programs } from '@/lib/programs/programs';
import { originalOf, ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { fallbackName, pictureFiles, pictureWidths } from '@/lib/screenshots/picture-files';
import { DRAWINGS_FOLDER, MADE_FOLDER } from '@/lib/screenshots/published';
import { shownScreenshots } from '@/lib/screenshots/screenshots';
import { slides } from '@/lib/words/slides';
import { windows } from '@/lib/words/windows';

/**
 * Quality, on each encoder's own scale, at which text looks the same as in the PNG. Chroma subsampling would blur
 * coloured text, so AVIF uses 4:4:4 and WebP uses sharp YUV. More effort for AVIF saves 6 % and takes four times as long.
 */
const encoding = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
} as const;

/** Returns the owner's PNGs. @throws Error in Russian about a file that belongs to no screenshot */
function findOriginals(): string[] {
  const ids = [...slides.map(({ img }) => img), windows.picture.id];
  const files = filesIn(ORIGINALS_FOLDER).filter((name) => !/^(\..*|README\.md)$/i.test(name));
  const known = ids.flatMap((id) => [`${id}.png`, `${id}-light.png`, `${id}-dark.png`]);
  const other = files.find((name) => !known.includes(name));
  // An owner without slides may keep their pictures.
  if (other === undefined || slides.length === 0) return files;
  throw new Error(
    `${ORIGINALS_FOLDER}/${other}: такой картинки на сайте нет; назовите файл как img слайда (${ids.join(', ')}), с окончанием .png, или уберите его.`,
  );
}

/** Returns the pictures that are made of originals. @throws Error in Russian about an original that cannot be used */
async function plan(site: Programs) {
  const originals = findOriginals();
  const first = slides[0]?.img ?? '';
  const firstOriginal = originalOf(first, 'light', originals);
  const pictures = [];
  for (const { id, theme, density, format, name } of shownScreenshots(site).flatMap(pictureFiles)) {
    const original = originalOf(id, theme, originals);
    if (original === undefined) {
      if (existsSync(`${DRAWINGS_FOLDER}/${name}`)) continue;
      throw new Error(`${ORIGINALS_FOLDER}/${id}.png: такого снимка нет; положите его сюда.`);
    }
    const own = await pictureSize(original);
    const isSlide = id !== windows.picture.id;
    // Slides have the shape of the first one, which may be our drawing.
    const shape = isSlide
      ? await pictureSize(firstOriginal ?? `${DRAWINGS_FOLDER}/${fallbackName(first)}`)
      : own;
    const width = pictureWidths[isSlide ? 'slide' : 'windows'] * density;
    const height = Math.round((width * shape.height) / shape.width);
    const background = brandColors(theme).surface;
    const options = { width, height, background, ...encoding[format] };
    const hash = createHash('sha256').update(readFileSync(original));
    const digest = hash.update(JSON.stringify(options)).digest('hex').slice(0, 16);
    const made = name.replace(/(?=\.\w+$)/, `.${digest}`);
    pictures.push({ original, format, options, target: `${MADE_FOLDER}/${made}` });
  }
  return pictures;
}

/**
 * Makes the pictures of the owner's originals that the site shows, as far as they have changed, and removes all others.
 * An original is set into its picture whole. Transparent parts and the space beside it get the surface colour.
 */
export async function makePictures(site: Programs, say: (progress: string) => void) {
  const pictures = await plan(site);
  await mkdir(MADE_FOLDER, { recursive: true });
  const former = filesIn(MADE_FOLDER).map((name) => `${MADE_FOLDER}/${name}`);
  for (const file of former) {
    if (!pictures.some(({ target }) => target === file)) await rm(file, { force: true });
  }
  const missing = pictures.filter(({ target }) => !former.includes(target));
  const originals = [...new Set(missing.map(({ original }) => original))];
  for (const [index, original] of originals.entries()) {
    const own = missing.filter((picture) => picture.original === original);
    const making = own.map(async ({ format, options, target }) => {
      const picture = await sharp(readFileSync(original))
        .autoOrient()
        .resize({ ...options, fit: 'contain' })
        .flatten(options)
        .toFormat(format, options)
        .toBuffer()
        .catch(() => Promise.reject(damagedPicture(original)));
      // Another build may read the folder, and this one may be killed.
      const temporary = path.join(MADE_FOLDER, `${process.pid}-${path.basename(target)}`);
      await writeFile(temporary, picture);
      await rename(temporary, target);
    });
    await Promise.all(making);
    say(`Снимки экранов: ${index + 1} из ${originals.length}`);
  }
}
