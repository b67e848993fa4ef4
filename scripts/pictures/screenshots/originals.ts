import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureSize } from '../picture-size';
import { publish, type ScreenshotPng } from './publish';
import {
  originalOf,
  ORIGINALS_FOLDER,
  pictureFiles,
  PUBLISHED_FOLDER,
  themes,
} from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

type Screenshots = ReadonlyMap<string, Screenshot>;

/** A PNG of the owner's for a picture in a theme, with its path from the project's folder. */
type Original = Omit<ScreenshotPng, 'png'>;

const SLIDES = 'lib/content/slides.ts';
const PICTURE = /\.(png|jpe?g|webp|avif|heic|gif|bmp|tiff?)$/i;
const themeNames = { light: 'светлой', dark: 'тёмной' };

/** Device pixels per CSS pixel of the densest file. */
const DENSEST = 2;
/** Part of the PNG that cropping leaves at least. */
const SMALLEST_PART = 0.5;

const inFolder = (file: string) => `${ORIGINALS_FOLDER}/${file}`;

function checkFileNames(screenshots: Screenshots, files: readonly string[]) {
  for (const file of files.filter((name) => PICTURE.test(name))) {
    const name = file.replace(PICTURE, '');
    const id = name.replace(/-(light|dark)$/, '');
    if (!screenshots.has(name) && !screenshots.has(id)) {
      throw new Error(
        `У файла ${inFolder(file)} нет картинки на сайте: исправьте имя по таблице в ${inFolder('README.md')} или добавьте в ${SLIDES} слайд с img: '${id}'.`,
      );
    }
    if (!file.endsWith('.png')) {
      throw new Error(
        `Файл ${inFolder(file)} не подходит: сохраните снимок в формате PNG под именем ${name}.png.`,
      );
    }
  }
}

/** The PNGs of a picture. @throws Error with a sentence when a theme would have none */
function originalsOf(root: string, screenshot: Screenshot, files: readonly string[]): Original[] {
  const { id } = screenshot;
  const originals = themes.flatMap((theme) => {
    const file = originalOf(id, theme, files);
    return file === undefined ? [] : [{ screenshot, theme, file: inFolder(file) }];
  });
  const [first] = originals;
  if (!first) {
    throw new Error(
      `Нет файла ${inFolder(id)}.png: положите снимок экрана под этим именем и повторите команду.`,
    );
  }
  const missing = pictureFiles(id).find(
    ({ theme, name }) =>
      !originals.some((one) => one.theme === theme) &&
      !existsSync(path.join(root, PUBLISHED_FOLDER, name)),
  );
  if (missing) {
    throw new Error(
      `К файлу ${first.file} нет снимка для ${themeNames[missing.theme]} темы: добавьте ${inFolder(`${id}-${missing.theme}.png`)} или назовите один снимок ${id}.png для обеих тем.`,
    );
  }
  return originals;
}

/** Reads a PNG that is large enough for the densest screens and has about the right shape. */
async function readOriginal(root: string, original: Original): Promise<ScreenshotPng> {
  const { screenshot, file } = original;
  const png = await readFile(path.join(root, file));
  const { format, width, height } = await pictureSize(png);
  if (format !== 'png') {
    throw new Error(`Файл ${file} не читается как PNG: сохраните снимок в этом формате заново.`);
  }
  const [minWidth, minHeight] = [screenshot.width * DENSEST, screenshot.height * DENSEST];
  const needed = `${minWidth}×${minHeight}`;
  const actual = `В файле ${file} ${width}×${height} точек`;
  if (width < minWidth || height < minHeight) {
    throw new Error(`${actual}, а нужно не меньше ${needed}: сделайте снимок крупнее.`);
  }
  const proportion = width / height / (minWidth / minHeight);
  if (Math.min(proportion, 1 / proportion) < SMALLEST_PART) {
    throw new Error(
      `${actual}, и больше половины снимка пришлось бы обрезать: обрежьте его сами до пропорций ${needed}.`,
    );
  }
  return { ...original, png };
}

/**
 * Publishes the owner's PNGs as AVIF and WebP. Checks all before it writes any.
 *
 * @param root the project's folder
 * @param screenshots every picture of the site by its id
 * @param ids of the pictures; none: all that there is a PNG for
 * @param log gets a line for each picture and theme
 * @throws Error with a sentence for the owner when the input is wrong
 */
export async function publishOriginals(
  root: string,
  screenshots: Screenshots,
  ids: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const all = [...screenshots.keys()];
  // A folder that does not exist holds no PNG.
  const files = await readdir(path.join(root, ORIGINALS_FOLDER)).catch(() => []);
  const unknown = ids.find((id) => !screenshots.has(id));
  if (unknown !== undefined) {
    throw new Error(
      `В ${SLIDES} нет картинки «${unknown}»: добавьте слайд с img: '${unknown}' или исправьте имя (есть ${all.join(', ')}).`,
    );
  }
  checkFileNames(screenshots, files);
  const hasOriginal = (id: string) => themes.some((theme) => originalOf(id, theme, files));
  const chosen = [...screenshots.values()].filter(({ id }) =>
    ids.length === 0 ? hasOriginal(id) : ids.includes(id),
  );
  if (chosen.length === 0) {
    throw new Error(
      `В папке ${ORIGINALS_FOLDER}/ нет ни одного PNG: положите туда снимок, например ${inFolder(all[0] ?? '')}.png, и повторите команду.`,
    );
  }
  const originals = chosen.flatMap((screenshot) => originalsOf(root, screenshot, files));
  const pngs = await Promise.all(originals.map((original) => readOriginal(root, original)));
  for (const png of pngs) log(await publish(root, png));
}
