import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every TypeScript file under the folders, as paths from the root of the project. */
export const sourceFiles = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file));

/** What `from '…'`, `import '…'` and `import('…')` name in a text. */
const SPECIFIER = /(?:\bfrom\s+|\bimport\s+|\bimport\()'([^']+)'/g;

/** The project's file that an import names; undefined for packages. */
function importedFile(importer: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(importer), specifier);
  const endings = ['.ts', '.tsx', '/index.ts', '.d.ts', ''];
  const file = endings.map((ending) => base + ending).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${importer} imports ${specifier}, which is not found.`);
  return file;
}

/** The files that a file brings along, itself included. */
export function reachableFrom(start: string): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      const imported = importedFile(file, specifier);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}
