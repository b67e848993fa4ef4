import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { NEXT_FOLDER } from './remove-next';

/**
 * What only Next's runtime asks for: its folder, the pages' data (`index.txt`
 * beside `index.html` and whatever begins with `__next`), and the page for
 * unknown addresses under a name of Next's own.
 */
const isNexts = (name: string) =>
  [NEXT_FOLDER, '_not-found', 'index.txt'].includes(name) || name.startsWith('__next');

/** Removes the files of Next's runtime from an export. */
export async function removeNextFiles(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (isNexts(entry.name)) await rm(file, { recursive: true });
    else if (entry.isDirectory()) await removeNextFiles(file);
  }
}
