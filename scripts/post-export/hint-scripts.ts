import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withCompileHint } from '@/lib/export/compile-hint';

const CHUNKS = '_next/static/chunks';

/** Lets browsers compile the scripts of an export ahead; all of a page's scripts run at once. */
export async function hintScripts(directory: string): Promise<void> {
  const folder = path.join(directory, CHUNKS);
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    await writeFile(file, withCompileHint(await readFile(file, 'utf8')));
  }
}
