import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLIC_FOLDER } from '../folders';
import { ownFileSentence } from './host-files/own-file';

/** Content of the owner's file of that name, undefined without one. @param name path from the public folder */
export function readOwnFile(name: string): Buffer | undefined {
  const file = path.join(PUBLIC_FOLDER, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Puts the owner's files back where the build, which takes its own for right, has written over them.
 *
 * @param publicFolder the owner's files
 * @param directory the export
 * @param merged files that the build makes of the owner's, as paths with slashes
 * @returns Russian sentences that name the others
 */
export async function restoreOwnFiles(
  publicFolder: string,
  directory: string,
  merged: readonly string[],
): Promise<string[]> {
  const sentences: string[] = [];
  const files = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of files.filter((one) => one.isFile())) {
    const own = path.join(entry.parentPath, entry.name);
    const name = path.relative(publicFolder, own).split(path.sep).join('/');
    const target = path.join(directory, name);
    const built = await readFile(target).catch(() => undefined);
    if (merged.includes(name) || built?.equals(await readFile(own))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(own, target);
    sentences.push(ownFileSentence(name));
  }
  return sentences;
}
