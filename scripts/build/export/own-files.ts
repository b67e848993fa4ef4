import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';

const MARK = Buffer.from('\ufeff');

/** Removes the UTF-8 byte order mark that Windows may add. Text in other encodings stays unchanged. */
const withoutMark = (own: Buffer) =>
  own.subarray(0, MARK.length).equals(MARK) ? own.subarray(MARK.length) : own;

/** The folders of the owner's files, the export, and the build's files that are not exported. */
interface Places {
  readonly own: string;
  readonly out: string;
  /** Contains the build's version of rules and well-known files that an owner's file replaces. */
  readonly replaced: string;
}

/**
 * Copies the owner's files into the export. They replace the build's files with the same names.
 *
 * @param above text to put above the owner's lines, by the file's path with slashes; the build's versions of
 *   these files are not replaced
 * @returns a Russian sentence for each of the owner's files that the build makes, too
 */
export async function placeOwnFiles(
  { own, out, replaced }: Places,
  above: Readonly<Record<string, string>>,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const name of filesBelow(own)) {
    const source = path.join(own, name);
    const target = path.join(out, name);
    const content = await readFile(source);
    if (above[name] !== undefined) {
      await writeFile(
        target,
        Buffer.concat([Buffer.from(`${above[name]}\n`), withoutMark(content)]),
      );
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
