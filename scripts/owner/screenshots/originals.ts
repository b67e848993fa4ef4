import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../shared/files-below';
import { type Screenshots } from './record';
import { checkPictureNames } from '@/lib/owner-files/check-picture';
import {
  originalOf,
  ORIGINALS_FOLDER,
  pictureFiles,
  PUBLISHED_FOLDER,
  type Theme,
  themes,
} from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** One of the owner's PNGs, for one or both themes of a screenshot. */
export interface Original {
  readonly screenshot: Screenshot;
  readonly themes: readonly Theme[];
  /** Path from the project's folder. */
  readonly file: string;
}

const SLIDES = 'lib/content/slides.ts';
const themeNames = { light: 'светлой', dark: 'тёмной' };

export const inFolder = (file: string) => `${ORIGINALS_FOLDER}/${file}`;

/**
 * Checks the names on the command line and the file names in the owner's folder.
 *
 * @throws Error with a Russian sentence when a name belongs to no screenshot
 */
export function checkNames(root: string, screenshots: Screenshots, ids: readonly string[]): void {
  const unknown = ids.find((id) => !screenshots.has(id));
  if (unknown !== undefined) {
    throw new Error(
      `В ${SLIDES} нет картинки «${unknown}»: добавьте слайд с img: '${unknown}' или исправьте имя (есть ${[...screenshots.keys()].join(', ')}).`,
    );
  }
  const names = [...screenshots.keys()].flatMap((id) =>
    ['', '-light', '-dark'].map((theme) => inFolder(`${id}${theme}.png`)),
  );
  const misnamed = checkPictureNames(root, names);
  if (misnamed === undefined) return;
  const id = path.parse(misnamed).name.replace(/-(light|dark)$/, '');
  throw new Error(
    `У файла ${misnamed} нет картинки на сайте: исправьте имя по таблице в ${inFolder('README.md')}, добавьте в ${SLIDES} слайд с img: '${id}' или уберите файл.`,
  );
}

/** Returns the PNGs of a screenshot. @throws Error with a Russian sentence when a theme has none */
export function originalsOf(root: string, screenshot: Screenshot): Original[] {
  const { id } = screenshot;
  const files = filesIn(path.join(root, ORIGINALS_FOLDER));
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
