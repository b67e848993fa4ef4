import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, GENERATED_FOLDER } from '../shared/folders';

/**
 * Names at the top of the project that are not copied: settings, generated files, and packages. A copy inside
 * the project finds the packages in a folder above it.
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

/** Copies the project to a folder inside it, and removes what was there before. */
export async function copyTree(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const names = (await readdir('.')).filter((name) => !notCopied.includes(name));
  for (const name of names) await cp(name, path.join(directory, name), { recursive: true });
}
