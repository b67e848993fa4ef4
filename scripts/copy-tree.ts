import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, GENERATED_FOLDER } from './folders';

/** What is made and not written, and what a copy inside of the project finds above itself. */
const left = [
  '.git',
  '.next',
  EXPORT_FOLDER,
  GENERATED_FOLDER,
  'node_modules',
  'package-lock.json',
];

/**
 * Copies the project to a folder below it, whose packages it shares; what was there goes.
 *
 * @param directory from the folder of the project
 */
export async function copyTree(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const names = (await readdir('.')).filter((name) => !left.includes(name));
  for (const name of names) await cp(name, path.join(directory, name), { recursive: true });
}
