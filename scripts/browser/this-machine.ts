import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { ChromiumSearch } from './find-chromium';

/** The search for the machine that this process runs on. */
export function searchThisMachine(): ChromiumSearch {
  return {
    env: process.env,
    platform: process.platform,
    downloadPath: chromium.executablePath(),
    exists: existsSync,
    findOnPath,
  };
}

/** @returns full path of the first program of that name on PATH that this user may run */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
