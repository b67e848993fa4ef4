import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../browser/this-machine';

/** Full path of the first program that exists, by path or by name on PATH. */
export function findProgram(candidates: readonly string[]): string | undefined {
  for (const candidate of candidates) {
    const found = path.isAbsolute(candidate)
      ? existsSync(candidate) && candidate
      : findOnPath(candidate);
    if (found) return found;
  }
  return undefined;
}
