import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../../shared/folders';

/**
 * Text of the site's pages by their path, relative to the export, without the owner's HTML files of
 * the public folder; none without an export.
 */
export function readPages(): ReadonlyMap<string, string> {
  const files = filesBelow(EXPORT_FOLDER).filter(
    (file) => file.endsWith('.html') && !existsSync(path.join(PUBLIC_FOLDER, file)),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(EXPORT_FOLDER, file), 'utf8')]));
}

/** The Russian sentence for an export that is not there; undefined if it is. */
export const missingExport = (): string | undefined =>
  existsSync(path.join(EXPORT_FOLDER, 'index.html'))
    ? undefined
    : `Сайт не собран, папки ${EXPORT_FOLDER}/ нет: выполните npm run build.`;
