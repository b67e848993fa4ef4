import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../shared/folders';

/**
 * Files and folders that are not copied: generated files and packages. A copy inside the project uses
 * the project's packages, because Node also looks for packages in the folders above.
 */
const notCopied = [
  ...['.git', '.next', 'node_modules', 'package-lock.json'],
  ...[EXPORT_FOLDER, GENERATED_FOLDER],
];

/**
 * Copies a project to a folder inside this project. Old files in the folder are removed first.
 *
 * @param source the project, or a copy of it
 */
export async function copyTree(directory: string, source = '.'): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(source)) {
    if (notCopied.includes(name)) continue;
    await cp(path.join(source, name), path.join(directory, name), { recursive: true });
  }
}
