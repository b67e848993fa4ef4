import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files-below';
import { PUBLIC_FOLDER } from '../folders';
import { ownFileSentence } from './host-files/own-file';

/** Content of the owner's file of that name, undefined without one. @param name path from the public folder */
export function readOwnFile(name: string): Buffer | undefined {
  const file = path.join(PUBLIC_FOLDER, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Restores the owner's files that `next build` has overwritten with files of its own.
 *
 * @param publicFolder the owner's files
 * @param directory the export
 * @param merged paths, with slashes, of the files that the build has joined with the owner's
 * @returns Russian sentences that name the restored files
 */
export async function restoreOwnFiles(
  publicFolder: string,
  directory: string,
  merged: readonly string[],
): Promise<string[]> {
  const sentences: string[] = [];
  for (const name of filesBelow(publicFolder)) {
    const own = path.join(publicFolder, name);
    const target = path.join(directory, name);
    const built = await readFile(target).catch(() => undefined);
    if (merged.includes(name) || built?.equals(await readFile(own))) continue;
    await cp(own, target);
    sentences.push(ownFileSentence(name));
  }
  return sentences;
}
