import { originalOf, ORIGINALS_FOLDER, type Theme, themes } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** A PNG and what it is the picture of. */
export interface Original {
  readonly screenshot: Screenshot;
  readonly theme: Theme;
  /** What the PNG comes from, from the project's folder. */
  readonly file: string;
}

const SLIDES = 'lib/content/slides.ts';
const PICTURE = /\.(png|jpe?g|webp|avif|heic|gif|bmp|tiff?)$/i;

const inFolder = (file: string) => `${ORIGINALS_FOLDER}/${file}`;

function refuseStrays(screenshots: ReadonlyMap<string, Screenshot>, files: readonly string[]) {
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

function refuseUnknown(screenshots: ReadonlyMap<string, Screenshot>, asked: readonly string[]) {
  const unknown = asked.find((id) => !screenshots.has(id));
  if (unknown === undefined) return;
  const known = [...screenshots.keys()].join(', ');
  throw new Error(
    `В ${SLIDES} нет картинки «${unknown}»: добавьте слайд с img: '${unknown}' или исправьте имя (есть ${known}).`,
  );
}

/**
 * The owner's PNGs to publish: for the pictures that are asked for, or all that there are.
 *
 * @param screenshots every picture of the site by its id
 * @param files names of the files in the owner's folder
 * @param asked ids; none: all
 * @throws Error with a sentence for the owner when a file or an id is unknown or a PNG is missing
 */
export function chooseOriginals(
  screenshots: ReadonlyMap<string, Screenshot>,
  files: readonly string[],
  asked: readonly string[],
): Original[] {
  refuseUnknown(screenshots, asked);
  refuseStrays(screenshots, files);
  const originals = [...screenshots.values()].flatMap((screenshot) =>
    themes.flatMap((theme) => {
      const file = originalOf(screenshot.id, theme, files);
      return file === undefined ? [] : [{ screenshot, theme, file: inFolder(file) }];
    }),
  );
  const absent = asked.find((id) => !originals.some(({ screenshot }) => screenshot.id === id));
  if (absent !== undefined || originals.length === 0) {
    const example = inFolder(`${absent ?? [...screenshots.keys()][0]}.png`);
    throw new Error(
      absent === undefined
        ? `В папке ${ORIGINALS_FOLDER}/ нет ни одного PNG: положите туда снимок, например ${example}, и повторите команду.`
        : `Нет файла ${example}: положите снимок экрана под этим именем и повторите команду.`,
    );
  }
  return asked.length === 0
    ? originals
    : originals.filter(({ screenshot }) => asked.includes(screenshot.id));
}
