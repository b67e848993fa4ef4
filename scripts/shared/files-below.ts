import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the paths of all files in a folder and its subfolders, relative to the folder, with slashes, sorted;
 * empty if there is no such folder.
 */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns the names of files and folders directly in a folder; empty if there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];
