import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the sorted paths of all files below a folder, relative, with forward slashes; empty without the folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns the names of the files and folders in a folder. If the folder does not exist, the list is empty. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];
