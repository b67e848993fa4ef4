import { existsSync } from 'node:fs';
import path from 'node:path';
import { ORIGINALS_FOLDER, pictureFiles, PUBLISHED_FOLDER } from './files';

/**
 * Checks that all files of a screenshot exist. A missing file is easy to overlook, because only browsers
 * that choose its format, theme and density load it.
 *
 * @throws Error with a Russian sentence that names the missing file and the command that makes it
 */
export function requireFiles(id: string): void {
  const missing = pictureFiles(id)
    .map(({ name }) => `${PUBLISHED_FOLDER}/${name}`)
    .find((file) => !existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), file)));
  if (missing === undefined) return;
  throw new Error(
    `Нет картинки ${missing}: положите снимок ${ORIGINALS_FOLDER}/${id}.png и выполните npm run screenshots -- ${id}.`,
  );
}
