import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What becomes of one file. */
export interface FileChange {
  /** From the root of the project. */
  readonly path: string;
  /** None: the file is removed. */
  readonly content?: string | Buffer;
}

const FOLDER = '.release';

async function openFolder(root: string): Promise<string> {
  const folder = path.join(root, FOLDER);
  try {
    await mkdir(folder);
  } catch (error) {
    throw new Error(
      `Прошлый выпуск оборвался: прежние файлы лежат в ${FOLDER}/. Верните их на место и удалите эту папку.`,
      { cause: error },
    );
  }
  return folder;
}

/** @returns whether there was a file to keep */
const keep = (file: string, copy: string) =>
  copyFile(file, copy).then(
    () => true,
    () => false,
  );

/**
 * Puts files in place of others, all or none: new contents are written aside and renamed, and when
 * the check fails or the signal is given, what was there comes back.
 *
 * @throws what the check throws, or the reason of the signal, after everything is as before
 */
export async function replaceFiles(
  root: string,
  changes: readonly FileChange[],
  check: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const folder = await openFolder(root);
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { path: name, content } of changes) {
      if (content !== undefined)
        await writeFile(path.join(folder, `new-${path.basename(name)}`), content);
    }
    for (const { path: name, content } of changes) {
      signal.throwIfAborted();
      const file = path.join(root, name);
      const copy = path.join(folder, path.basename(name));
      const existed = await keep(file, copy);
      undo.unshift(() => (existed ? rename(copy, file) : rm(file, { force: true })));
      if (content === undefined) await rm(file, { force: true });
      else await rename(path.join(folder, `new-${path.basename(name)}`), file);
    }
    await check();
    signal.throwIfAborted();
  } catch (error) {
    for (const step of undo) await step();
    // A check that was stopped fails as well; the stop is what happened.
    signal.throwIfAborted();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
