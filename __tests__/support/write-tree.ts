import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files into a folder, each with its own name as its text. @param names with slashes */
export async function writeTree(directory: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name);
  }
}
