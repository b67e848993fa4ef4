import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and its folders, relative to it and with slashes, sorted; none without the folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Names of what is in a folder itself; none without the folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];
