import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from './folders';

/** Returns the sorted paths of all files below a folder, relative, with forward slashes; empty without the folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns the names of the files and folders in a folder; empty without the folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];

/** Returns the HTML of each exported page by its path, without HTML files that the owner has put into `public/`. */
export const readPages = (): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(EXPORT_FOLDER)
      .filter((file) => file.endsWith('.html') && !existsSync(path.join(PUBLIC_FOLDER, file)))
      .map((file) => [file, readFileSync(path.join(EXPORT_FOLDER, file), 'utf8')]),
  );
