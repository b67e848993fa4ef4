import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { chooseOriginals, type Original } from './choose-originals';
import { publish } from './publish';
import { readOriginal } from './read-original';
import { ORIGINALS_FOLDER, pictureFiles, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

const themeNames = { light: 'светлой', dark: 'тёмной' } as const;

/** A new picture that one theme alone was given for would be missing in the other. */
function requireBothThemes(root: string, originals: readonly Original[]): void {
  for (const { screenshot, file } of originals) {
    const given = originals.filter((original) => original.screenshot === screenshot);
    const missing = pictureFiles(screenshot.id).find(
      ({ theme, name }) =>
        !given.some((original) => original.theme === theme) &&
        !existsSync(path.join(root, PUBLISHED_FOLDER, name)),
    );
    if (!missing) continue;
    throw new Error(
      `К файлу ${file} нет снимка для ${themeNames[missing.theme]} темы: добавьте ${ORIGINALS_FOLDER}/${screenshot.id}-${missing.theme}.png или назовите один снимок ${screenshot.id}.png для обеих тем.`,
    );
  }
}

/**
 * Publishes the owner's own PNGs as AVIF and WebP. Looks at all before it writes any.
 *
 * @param root the project's folder
 * @param screenshots every picture of the site by its id
 * @param asked ids of the pictures; none: all that there is a PNG for
 * @param tell gets a line for each picture and theme
 * @throws Error with a sentence for the owner when the input is wrong
 */
export async function publishOriginals(
  root: string,
  screenshots: ReadonlyMap<string, Screenshot>,
  asked: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  // A folder that is missing holds no PNG, which is told as such.
  const files = await readdir(path.join(root, ORIGINALS_FOLDER)).catch(() => []);
  const originals = chooseOriginals(screenshots, files, asked);
  requireBothThemes(root, originals);
  const readable = originals.map(async (original) => ({
    original,
    png: await readOriginal(root, original),
  }));
  for (const { original, png } of await Promise.all(readable)) {
    tell(await publish(root, png, original));
  }
}
