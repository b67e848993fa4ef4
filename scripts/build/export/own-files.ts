import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../shared/files-below';

const MARK = Buffer.from('\ufeff');

/** The owner's bytes, of any encoding, without the mark that Windows puts before a text. */
const withoutMark = (own: Buffer) =>
  own.subarray(0, MARK.length).equals(MARK) ? own.subarray(MARK.length) : own;

/** The folders between which files move. */
interface Places {
  /** The owner's files. */
  readonly own: string;
  /** The export. */
  readonly out: string;
  /** Where a file of the build lies that the owner's replaces. */
  readonly replaced: string;
}

/**
 * Gives the owner's files their places in the export, in which the build may have put its own.
 *
 * @param above what stands above the owner's lines in a file, by its path with slashes; any other file
 *   of the owner's replaces the build's
 * @returns a Russian sentence for each file that the build makes, too
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
