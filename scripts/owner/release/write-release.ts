import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { onStopSignal } from '../../shared/run-program';
import { PRODUCT_FILE, type Product } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** The product file is first written under this name and then renamed, so that it is never incomplete. */
const TEMPORARY_FILE = `${PRODUCT_FILE}.new`;

/**
 * Writes the product file and, for Windows, the new installer. Removes installers that visitors can no longer
 * download.
 *
 * @param removed names of the installers to remove
 * @param data content of the new installer; undefined if there is none
 * @throws Error with a Russian sentence when a file cannot be written; all files then stay as they were
 */
export function writeRelease(after: Product, removed: readonly string[], data?: Buffer): void {
  const installer = DOWNLOADS_FOLDER + after.windows.installer.file;
  if (data && existsSync(installer)) {
    throw new Error(`Файл ${installer} уже есть: уберите его и повторите.`);
  }
  // A listener keeps a signal from ending the process before the synchronous code below is done.
  const removeListener = onStopSignal(() => {});
  try {
    if (data) writeFileSync(installer, data);
    // This is the format that `npm run format` writes (.prettierrc.json).
    writeFileSync(TEMPORARY_FILE, `${JSON.stringify(after, undefined, 2)}\n`);
    renameSync(TEMPORARY_FILE, PRODUCT_FILE);
  } catch (error) {
    // Removes the new files. A folder that has the name of a new file is the owner's and is kept.
    for (const file of data ? [TEMPORARY_FILE, installer] : [TEMPORARY_FILE]) {
      if (statSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file);
    }
    throw new Error(`Записать не удалось, всё осталось как было: ${String(error)}.`, {
      cause: error,
    });
  } finally {
    removeListener();
  }
  for (const name of removed) {
    const former = DOWNLOADS_FOLDER + name;
    try {
      rmSync(former, { force: true });
    } catch (error) {
      // The release has been written, and an installer that is left over does no harm.
      console.log(`Удалите ${former}: прежний установщик не удаляется (${error}).`);
    }
  }
}
