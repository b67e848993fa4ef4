import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  originalOf,
  ORIGINALS_FOLDER,
  pictureFiles,
  PUBLISHED_FOLDER,
  publishedId,
  themes,
} from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

export type Screenshots = ReadonlyMap<string, Screenshot>;

const RECORD = `${ORIGINALS_FOLDER}/published.json`;

/** Names of the files in a folder; empty if the folder does not exist. */
export const filesIn = (root: string, folder: string): readonly string[] =>
  existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];

/** Digest of a picture's PNGs and of the files made from them; undefined if the owner has put no PNG. */
function digestOf(root: string, { id, width, height }: Screenshot, originals: readonly string[]) {
  const hash = createHash('sha256').update(`${width} ${height}`);
  const add = (folder: string, name: string) => {
    const file = path.join(root, folder, name);
    hash.update(existsSync(file) ? readFileSync(file) : '');
  };
  const chosen = themes.filter((theme) => originalOf(id, theme, originals));
  for (const theme of chosen) add(ORIGINALS_FOLDER, originalOf(id, theme, originals) ?? '');
  for (const { theme, name } of pictureFiles(id)) {
    if (chosen.includes(theme)) add(PUBLISHED_FOLDER, name);
  }
  return chosen.length > 0 ? hash.digest('hex').slice(0, 16) : undefined;
}

/** Present digests, by id, of the pictures for which the owner has put a PNG. */
function digestsOf(root: string, screenshots: Screenshots): ReadonlyMap<string, string> {
  const originals = filesIn(root, ORIGINALS_FOLDER);
  return new Map(
    [...screenshots.values()].flatMap((screenshot) => {
      const digest = digestOf(root, screenshot, originals);
      return digest ? [[screenshot.id, digest] as const] : [];
    }),
  );
}

function readRecord(root: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as Record<string, string>;
  } catch {
    // A missing record, or one with merge conflicts, counts as empty.
    return {};
  }
}

/** Ids of the pictures that were not made from the present PNGs, by content: git does not keep file times. */
export function staleIds(root: string, screenshots: Screenshots): string[] {
  const record = readRecord(root);
  const digests = [...digestsOf(root, screenshots)];
  return digests.flatMap(([id, digest]) => (record[id] === digest ? [] : id));
}

/** Records that the pictures with these ids were made from the present PNGs. */
export function recordPublished(root: string, screenshots: Screenshots, ids: readonly string[]) {
  const record = readRecord(root);
  const digests = [...digestsOf(root, screenshots)].map(([id, digest]) => [
    id,
    ids.includes(id) ? digest : record[id],
  ]);
  const text = JSON.stringify(Object.fromEntries(digests), undefined, 2);
  writeFileSync(path.join(root, RECORD), `${text}\n`);
}

/**
 * Checks that the site's pictures were made from the owner's present PNGs.
 *
 * @param root the project's folder
 * @throws Error with a Russian sentence when they are not
 */
export function checkScreenshots(root: string, screenshots: Screenshots): void {
  const stale = staleIds(root, screenshots);
  if (stale.length > 0) throw new Error(staleSentence(stale));
}

/** A sentence that says what to do about stale pictures. */
export const staleSentence = (ids: readonly string[]) =>
  `Картинки на сайте сделаны не из нынешних снимков в ${ORIGINALS_FOLDER}/ (${ids.length}): ${ids.join(', ')}. Выполните npm run screenshots.`;

/** Ids of published pictures that no slide shows any more. */
export function leftoverIds(root: string, screenshots: Screenshots): string[] {
  const ids = filesIn(root, PUBLISHED_FOLDER).flatMap((name) => publishedId(name) ?? []);
  return [...new Set(ids)].filter((id) => !screenshots.has(id));
}

/** Removes published pictures. */
export function removePublished(root: string, ids: readonly string[]): void {
  for (const name of filesIn(root, PUBLISHED_FOLDER)) {
    if (ids.includes(publishedId(name) ?? '')) rmSync(path.join(root, PUBLISHED_FOLDER, name));
  }
}
