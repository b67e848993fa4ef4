import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../export/find-pages';
import { filesBelow } from '../files-below';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../folders';

/** The contents of an export; paths are relative to its folder and have slashes. */
export interface BuiltSite {
  /** Text of the pages by their path. */
  readonly pages: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

/** The export; undefined: there is none. */
export async function readBuiltSite(): Promise<BuiltSite | undefined> {
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) return undefined;
  return {
    files: filesBelow(EXPORT_FOLDER),
    pages: await readPages(EXPORT_FOLDER, PUBLIC_FOLDER),
  };
}
