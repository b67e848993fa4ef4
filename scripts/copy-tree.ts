import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What is made and not written, and what a copy inside of the project finds above itself. */
const left = [
  ...[
    '.git',
    '.next',
    '.hosting',
    '.variants',
    '.bench',
    '.stryker-tmp',
    'coverage',
    'out',
    'shots',
  ],
  ...['node_modules', 'package-lock.json', 'playwright-report', 'test-results'],
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
