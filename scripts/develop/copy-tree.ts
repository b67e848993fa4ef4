import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../shared/folders';

/**
 * Files and folders of the project that are not copied: settings, generated files and packages. A copy inside
 * the project uses the project's packages, because Node also looks for packages in the folders above.
 */
const notCopied = [
  '.env.local',
  '.git',
  '.next',
  EXPORT_FOLDER,
  GENERATED_FOLDER,
  'node_modules',
  'package-lock.json',
];

/** Copies the project to a folder inside it, and removes the former content of that folder. */
export async function copyTree(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const names = (await readdir('.')).filter((name) => !notCopied.includes(name));
  for (const name of names) await cp(name, path.join(directory, name), { recursive: true });
}
