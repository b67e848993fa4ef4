import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_FOLDER, GENERATED_FOLDER } from './folders';

/** Settings, made files, and packages, which a copy inside of the project shares. */
const left = [
  '.env.local',
  '.git',
  '.next',
  EXPORT_FOLDER,
  GENERATED_FOLDER,
  'node_modules',
  'package-lock.json',
];

/** Copies the project to a folder inside of it, in place of what was there. */
export async function copyTree(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const names = (await readdir('.')).filter((name) => !left.includes(name));
  for (const name of names) await cp(name, path.join(directory, name), { recursive: true });
}
