import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkOwnIcon } from './check-own-icon';
import { drawnIconFiles } from './drawn-icon-files';
import { digestOf, findOwnIcon } from './own-icon';
import { ownIconFiles } from './own-icon-files';

const RECORD = 'lib/brand/icon.json';

/**
 * Makes every icon of the site of the owner's picture, or of our mark where there is none.
 *
 * @param root folder of the project
 * @param log hears what was made of what
 * @throws Error with a Russian sentence when the owner's picture will not do
 */
export async function makeIcons(root: string, log: (line: string) => void): Promise<void> {
  const icon = findOwnIcon(root);
  if (icon) await checkOwnIcon(icon);
  const files = icon ? await ownIconFiles(icon) : await drawnIconFiles();
  const record = `${JSON.stringify({ own: icon !== undefined, digest: digestOf(icon) }, undefined, 2)}\n`;
  for (const { path: name, content } of [...files, { path: RECORD, content: record }]) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  log(`Иконки сделаны из ${icon ? `файла ${icon.path}` : 'знака сайта'}: ${files.length}.`);
  for (const { path: name } of files) log(`  ${name}`);
}
