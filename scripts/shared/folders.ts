import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The owner's files, which the build copies into the export. Like all paths here, it is relative to the project. */
export const PUBLIC_FOLDER = 'public';

/** The export, which the owner uploads to the host. */
export const EXPORT_FOLDER = 'out';

/** Folder for all generated files except the export. Git, the linters and `build:tests` skip it. */
export const GENERATED_FOLDER = '.generated';

/** Configuration for web servers and hosts that is not part of the export. */
export const HOSTING_FOLDER = `${GENERATED_FOLDER}/hosting`;

/** Copies of the project that are built for the tests: with the owner's content, and with a second owner's. */
export const EXAMPLE_TREE = `${GENERATED_FOLDER}/example`;
export const SECOND_OWNER_TREE = `${GENERATED_FOLDER}/second-owner`;

/** In the export. */
export const ISLANDS_FOLDER = 'islands';

/** Returns the sorted paths of all files below a folder, relative, with forward slashes; empty without the folder. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Returns the HTML of each exported page by its path, without HTML files that the owner has put into `public/`. */
export const exportedPages = (): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(EXPORT_FOLDER)
      .filter((file) => file.endsWith('.html') && !existsSync(path.join(PUBLIC_FOLDER, file)))
      .map((file) => [file, readFileSync(path.join(EXPORT_FOLDER, file), 'utf8')]),
  );
