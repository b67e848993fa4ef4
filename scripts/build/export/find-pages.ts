import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/scripts/shared/files-below';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '@/scripts/shared/folders';

/**
 * Reads the site's pages, but not HTML files that the owner has put into `public/`.
 *
 * @returns the HTML of each page by its path in the export; empty if there is no export
 */
export function readPages(): ReadonlyMap<string, string> {
  const files = filesBelow(EXPORT_FOLDER).filter(
    (file) => file.endsWith('.html') && !existsSync(path.join(PUBLIC_FOLDER, file)),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(EXPORT_FOLDER, file), 'utf8')]));
}
