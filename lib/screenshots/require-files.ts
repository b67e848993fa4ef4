import { existsSync } from 'node:fs';
import path from 'node:path';
import { ORIGINALS_FOLDER, pictureFiles, PUBLISHED_FOLDER } from './files';

/**
 * Makes sure that a screenshot's files are there, since a missing one shows only where its format,
 * theme or density is chosen.
 *
 * @throws Error with a sentence for the editor that names the missing file and what makes it
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
