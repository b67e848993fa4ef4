import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '@/scripts/shared/folders';

/** A copy inside the project uses the project's packages, because Node looks for packages in the folders above. */
const notCopied = [
  ...['.git', '.next', 'node_modules', 'package-lock.json'],
  ...[EXPORT_FOLDER, GENERATED_FOLDER],
];

/** Copies a project, or a copy of it, to a folder inside this project, from which old files are removed first. */
export async function copyTree(directory: string, source = '.'): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(source)) {
    if (notCopied.includes(name)) continue;
    await cp(path.join(source, name), path.join(directory, name), { recursive: true });
  }
}
