import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isLeftBehind } from '@/lib/owner-files/folder';
import { filesBelow } from '@/scripts/shared/folders';

/** The UTF-8 byte order mark, which Windows may add. */
const MARK = Buffer.from('\ufeff');

/**
 * Copies the owner's files over the export's. Returns a Russian sentence for each that both have.
 * @param above texts that the build puts above the owner's lines, by the paths of the files
 */
export async function placeOwnFiles(own: string, out: string, above: Record<string, string>) {
  const sentences: string[] = [];
  for (const name of filesBelow(own)) {
    const source = path.join(own, name);
    const target = path.join(out, name);
    if (isLeftBehind(path.basename(name))) {
      // `next build` has copied it.
      await rm(target, { force: true });
      continue;
    }
    const content = await readFile(source);
    if (above[name] !== undefined) {
      const lines = content.subarray(content.indexOf(MARK) === 0 ? MARK.length : 0);
      await writeFile(target, Buffer.concat([Buffer.from(`${above[name]}\n`), lines]));
      sentences.push(`${source}: на сайте сначала наши строки, потом ваши.`);
      continue;
    }
    const built = await readFile(target).catch(() => undefined);
    if (built?.equals(content)) continue;
    await cp(source, target);
    sentences.push(`${source}: на сайте ваш файл, а не тот, что делает сборка.`);
  }
  return sentences;
}
