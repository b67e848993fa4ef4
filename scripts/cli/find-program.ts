import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Full path of the first program that this user may run, by its path or by its name on PATH. */
export function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return candidates
    .flatMap((name) => (path.isAbsolute(name) ? name : folders.map((dir) => path.join(dir, name))))
    .find(isExecutable);
}
