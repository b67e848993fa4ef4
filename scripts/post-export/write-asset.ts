import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Next's folder of files that never change under their name, which hosts keep for a year. */
const FOLDER = '_next/static';

/**
 * Writes a file of the export under a name with its content's hash.
 *
 * @param kind folder below the static files
 * @returns its address from the root of the host
 */
export async function writeAsset(
  directory: string,
  basePath: string,
  kind: string,
  text: string,
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = `${FOLDER}/${kind}/${hash}.js`;
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return `${basePath}/${name}`;
}
