import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureSize } from '../picture-size';
import { type ScreenshotPng } from './publish';
import { filesIn, type Screenshots } from './record';
import {
  originalOf,
  ORIGINALS_FOLDER,
  pictureFiles,
  PUBLISHED_FOLDER,
  type Theme,
  themes,
} from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** The owner's PNG for a picture, with its path relative to the project. */
type Original = Omit<ScreenshotPng, 'png'>;

const SLIDES = 'lib/content/slides.ts';
const PICTURE = /\.(png|jpe?g|webp|avif|heic|gif|bmp|tiff?)$/i;
const themeNames = { light: 'светлой', dark: 'тёмной' };

/** Device pixels per CSS pixel of the densest file. */
const DENSEST = 2;
/** Least share of the PNG that must remain after cropping. */
const SMALLEST_PART = 0.5;

export const inFolder = (file: string) => `${ORIGINALS_FOLDER}/${file}`;

function checkFileNames(screenshots: Screenshots, files: readonly string[]) {
  for (const file of files.filter((name) => PICTURE.test(name))) {
    const name = file.replace(PICTURE, '');
    const id = name.replace(/-(light|dark)$/, '');
    if (!screenshots.has(name) && !screenshots.has(id)) {
      throw new Error(
        `У файла ${inFolder(file)} нет картинки на сайте: исправьте имя по таблице в ${inFolder('README.md')}, добавьте в ${SLIDES} слайд с img: '${id}' или уберите файл.`,
      );
    }
    if (!file.endsWith('.png')) {
      throw new Error(
        `Файл ${inFolder(file)} не подходит: сохраните снимок в формате PNG под именем ${name}.png.`,
      );
    }
  }
}

/**
 * @throws Error with a sentence when a name, on the command line or in the owner's folder, belongs
 *   to no picture
 */
export function checkNames(root: string, screenshots: Screenshots, ids: readonly string[]): void {
  const unknown = ids.find((id) => !screenshots.has(id));
  if (unknown !== undefined) {
    throw new Error(
      `В ${SLIDES} нет картинки «${unknown}»: добавьте слайд с img: '${unknown}' или исправьте имя (есть ${[...screenshots.keys()].join(', ')}).`,
    );
  }
  checkFileNames(screenshots, filesIn(root, ORIGINALS_FOLDER));
}

/** The PNGs of a picture. @throws Error with a sentence when a theme has none */
function originalsOf(root: string, screenshot: Screenshot, files: readonly string[]): Original[] {
  const { id } = screenshot;
  const fileOf = (theme: Theme) => originalOf(id, theme, files);
  const names = [...new Set(themes.flatMap((theme) => fileOf(theme) ?? []))];
  const [first] = names;
  if (first === undefined) {
    throw new Error(
      `Нет файла ${inFolder(id)}.png: положите снимок экрана под этим именем и повторите команду.`,
    );
  }
  const missing = pictureFiles(id).find(
    ({ theme, name }) => !fileOf(theme) && !existsSync(path.join(root, PUBLISHED_FOLDER, name)),
  );
  if (missing) {
    throw new Error(
      `К файлу ${inFolder(first)} нет снимка для ${themeNames[missing.theme]} темы: добавьте ${inFolder(`${id}-${missing.theme}.png`)} или назовите один снимок ${id}.png для обеих тем.`,
    );
  }
  return names.map((name) => ({
    screenshot,
    themes: themes.filter((theme) => fileOf(theme) === name),
    file: inFolder(name),
  }));
}

/** Reads a PNG and checks that it is large enough for the densest screens and has about the right shape. */
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
 * Reads and checks the owner's PNGs for these pictures.
 *
 * @param root the project's folder
 * @throws Error with a sentence about the first one that cannot be used
 */
export function readOriginals(
  root: string,
  screenshots: Screenshots,
  ids: readonly string[],
): Promise<ScreenshotPng[]> {
  const files = filesIn(root, ORIGINALS_FOLDER);
  const chosen = [...screenshots.values()].filter(({ id }) => ids.includes(id));
  const originals = chosen.flatMap((screenshot) => originalsOf(root, screenshot, files));
  return Promise.all(originals.map((original) => readOriginal(root, original)));
}
