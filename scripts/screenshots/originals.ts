import sharp from 'sharp';
import { filesIn } from '../shared/files-below';
import { originalOf, ORIGINALS_FOLDER, type Theme, themes } from '@/lib/screenshots/files';

/** One of the owner's PNGs, for one or both themes of a screenshot, with its size in pixels as it is shown. */
export interface Original {
  readonly id: string;
  readonly themes: readonly Theme[];
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const isJunk = (name: string) =>
  /^(\._.*|\.DS_Store|Thumbs\.db|desktop\.ini|README\.md)$/i.test(name);

async function readOriginal(name: string): Promise<{ width: number; height: number }> {
  const file = `${ORIGINALS_FOLDER}/${name}`;
  const { format, autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  if (format === 'png') return autoOrient;
  throw new Error(`${file}: это не PNG или файл повреждён; сохраните снимок заново как PNG.`);
}

/** Returns the originals in the order of the ids. @throws Error in Russian about a file of no screenshot or no PNG */
export async function findOriginals(ids: readonly string[]): Promise<Original[]> {
  const files = filesIn(ORIGINALS_FOLDER).filter((name) => !isJunk(name));
  const known = ids.flatMap((id) => [`${id}.png`, `${id}-light.png`, `${id}-dark.png`]);
  const other = files.find((name) => !known.includes(name));
  if (other !== undefined) {
    throw new Error(
      `${ORIGINALS_FOLDER}/${other}: такой картинки на сайте нет; назовите файл как img слайда (${ids.join(', ')}), с окончанием .png, или уберите его.`,
    );
  }
  const originals = ids.flatMap((id) =>
    files
      .map((name) => ({
        id,
        name,
        themes: themes.filter((theme) => originalOf(id, theme, files) === name),
      }))
      .filter((original) => original.themes.length > 0),
  );
  return Promise.all(
    originals.map(async ({ name, ...original }) => ({
      ...original,
      file: `${ORIGINALS_FOLDER}/${name}`,
      ...(await readOriginal(name)),
    })),
  );
}
