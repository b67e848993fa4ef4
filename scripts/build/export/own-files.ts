import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';

/** The UTF-8 byte order mark, which Windows may add. */
const MARK = Buffer.from('\ufeff');

/**
 * Copies the owner's files into the export. An owner's file replaces the build's file of the same name.
 *
 * @param own folder of the owner's files
 * @param out folder of the export
 * @param replaced folder with the build's versions of files that the owner's files replace
 * @param above for some files, text to put above the owner's lines; each key is a file's path with slashes
 * @returns a Russian sentence for each file that the owner and the build both provide
 */
export async function placeOwnFiles(
  own: string,
  out: string,
  replaced: string,
  above: Readonly<Record<string, string>>,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const name of filesBelow(own)) {
    const source = path.join(own, name);
    const target = path.join(out, name);
    const content = await readFile(source);
    if (above[name] !== undefined) {
      const hasMark = content.subarray(0, MARK.length).equals(MARK);
      const lines = hasMark ? content.subarray(MARK.length) : content;
      await writeFile(target, Buffer.concat([Buffer.from(`${above[name]}\n`), lines]));
      sentences.push(`${source}: на сайте сначала наши строки, потом ваши.`);
      continue;
    }
    const copy = path.join(replaced, name);
    const ours = existsSync(copy) ? ` Наш лежит в ${copy}: возьмите из него то, что нужно.` : '';
    const built = await readFile(target).catch(() => undefined);
    if (built?.equals(content) && !ours) continue;
    await cp(source, target);
    sentences.push(`${source}: на сайте ваш файл, а не тот, что делает сборка.${ours}`);
  }
  return sentences;
}
