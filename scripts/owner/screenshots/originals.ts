import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../shared/files-below';
import { checkPictureNames } from '@/lib/owner-files/check-picture';
import {
  originalOf,
  ORIGINALS_FOLDER,
  pictureFiles,
  PUBLISHED_FOLDER,
  type Theme,
  themes,
} from '@/lib/screenshots/files';
import { type Screenshot, screenshots } from '@/lib/screenshots/screenshots';

/** One of the owner's PNGs, for one or both themes of a screenshot. */
export interface Original {
  readonly screenshot: Screenshot;
  readonly themes: readonly Theme[];
  /** Path relative to the project's folder. */
  readonly file: string;
}

const SLIDES = 'lib/content/slides.ts';
const themeNames = { light: 'светлой', dark: 'тёмной' };

export const inFolder = (file: string) => `${ORIGINALS_FOLDER}/${file}`;

/**
 * Checks the ids on the command line and the names of the owner's PNGs.
 *
 * @throws Error with a Russian sentence when an id or a name belongs to no screenshot
 */
export function checkNames(asked: readonly string[]): void {
  const ids = [...screenshots.keys()];
  const unknown = asked.find((id) => !screenshots.has(id));
  if (unknown !== undefined) {
    throw new Error(
      `В ${SLIDES} нет картинки «${unknown}»: добавьте слайд с img: '${unknown}' или исправьте имя (есть ${ids.join(', ')}).`,
    );
  }
  const names = ids.flatMap((id) => [`${id}.png`, `${id}-light.png`, `${id}-dark.png`]);
  const misnamed = checkPictureNames('.', names.map(inFolder));
  if (misnamed === undefined) return;
  const id = path.parse(misnamed).name.replace(/-(light|dark)$/, '');
  throw new Error(
    `У файла ${misnamed} нет картинки на сайте: исправьте имя по таблице в ${inFolder('README.md')}, добавьте в ${SLIDES} слайд с img: '${id}' или уберите файл.`,
  );
}

/** Returns the PNGs of a screenshot. @throws Error with a Russian sentence when a theme has no PNG */
export function originalsOf(screenshot: Screenshot): Original[] {
  const { id } = screenshot;
  const files = filesIn(ORIGINALS_FOLDER);
  const fileOf = (theme: Theme) => originalOf(id, theme, files);
  const names = [...new Set(themes.flatMap((theme) => fileOf(theme) ?? []))];
  const [first] = names;
  if (first === undefined) {
    throw new Error(
      `Нет файла ${inFolder(id)}.png: положите снимок экрана под этим именем и повторите команду.`,
    );
  }
  const missing = pictureFiles(id).find(
    ({ theme, name }) => !fileOf(theme) && !existsSync(`${PUBLISHED_FOLDER}/${name}`),
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
