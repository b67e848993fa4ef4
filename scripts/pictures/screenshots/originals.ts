import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureSize } from '../picture-size';
import { publish } from './publish';
import {
  originalOf,
  ORIGINALS_FOLDER,
  pictureFiles,
  PUBLISHED_FOLDER,
  type Theme,
  themes,
} from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

type Screenshots = ReadonlyMap<string, Screenshot>;

/** A PNG of the owner's for a picture in a theme. */
interface Original {
  readonly screenshot: Screenshot;
  readonly theme: Theme;
  /** Path from the project's folder. */
  readonly file: string;
}

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

/** The PNGs of the named pictures, or all that there are. */
function chooseOriginals(
  screenshots: Screenshots,
  files: readonly string[],
  ids: readonly string[],
): Original[] {
  const unknown = ids.find((id) => !screenshots.has(id));
  if (unknown !== undefined) {
    throw new Error(
      `В ${SLIDES} нет картинки «${unknown}»: добавьте слайд с img: '${unknown}' или исправьте имя (есть ${[...screenshots.keys()].join(', ')}).`,
    );
  }
  checkFileNames(screenshots, files);
  const originals = [...screenshots.values()].flatMap((screenshot) =>
    themes.flatMap((theme) => {
      const file = originalOf(screenshot.id, theme, files);
      return file === undefined ? [] : [{ screenshot, theme, file: inFolder(file) }];
    }),
  );
  const missing = ids.find((id) => !originals.some(({ screenshot }) => screenshot.id === id));
  if (missing !== undefined) {
    throw new Error(
      `Нет файла ${inFolder(missing)}.png: положите снимок экрана под этим именем и повторите команду.`,
    );
  }
  if (originals.length === 0) {
    throw new Error(
      `В папке ${ORIGINALS_FOLDER}/ нет ни одного PNG: положите туда снимок, например ${inFolder([...screenshots.keys()][0] ?? '')}.png, и повторите команду.`,
    );
  }
  return originals.filter(({ screenshot: { id } }) => ids.length === 0 || ids.includes(id));
}

/** A new picture with a PNG for one theme only would be missing in the other. */
function checkBothThemes(root: string, originals: readonly Original[]): void {
  for (const { screenshot, file } of originals) {
    const missing = pictureFiles(screenshot.id).find(
      ({ theme, name }) =>
        !originals.some((one) => one.screenshot === screenshot && one.theme === theme) &&
        !existsSync(path.join(root, PUBLISHED_FOLDER, name)),
    );
    if (!missing) continue;
    throw new Error(
      `К файлу ${file} нет снимка для ${themeNames[missing.theme]} темы: добавьте ${inFolder(`${screenshot.id}-${missing.theme}.png`)} или назовите один снимок ${screenshot.id}.png для обеих тем.`,
    );
  }
}

/** Reads a PNG that is large enough for the densest screens and has about the right shape. */
async function readOriginal(root: string, { screenshot, file }: Original): Promise<Buffer> {
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
  return png;
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
  // A folder that does not exist holds no PNG.
  const files = await readdir(path.join(root, ORIGINALS_FOLDER)).catch(() => []);
  const originals = chooseOriginals(screenshots, files, ids);
  checkBothThemes(root, originals);
  const readable = originals.map(async (original) => ({
    ...original,
    png: await readOriginal(root, original),
  }));
  for (const original of await Promise.all(readable)) log(await publish(root, original));
}
