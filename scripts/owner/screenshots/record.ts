import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../shared/digest';
import { filesIn } from '../../shared/files-below';
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

/** Digests by screenshot id. Each one covers the owner's PNGs and the files that were made from them. */
type Digests = Readonly<Record<string, string>>;

/** Computes the current digests. A screenshot without a PNG has none. */
function readDigests(root: string, screenshots: Screenshots): Digests {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : '';
  const originals = filesIn(path.join(root, ORIGINALS_FOLDER));
  const digests = [...screenshots.values()].flatMap(({ id, width, height }) => {
    const pngs = themes.flatMap((theme) => originalOf(id, theme, originals) ?? []);
    const made = pictureFiles(id).filter(({ theme }) => originalOf(id, theme, originals));
    const files = [
      ...pngs.map((name) => `${ORIGINALS_FOLDER}/${name}`),
      ...made.map(({ name }) => `${PUBLISHED_FOLDER}/${name}`),
    ];
    return files.length > 0 ? [[id, digestOf([`${width} ${height}`, ...files.map(read)])]] : [];
  });
  return Object.fromEntries(digests) as Digests;
}

function readRecord(root: string): Digests {
  try {
    return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as Digests;
  } catch {
    // A missing record, or one with merge conflicts, counts as empty.
    return {};
  }
}

/**
 * Returns the ids of screenshots whose published files were not made from the current PNGs. Contents are
 * compared, because git does not keep file times.
 */
export function staleIds(root: string, screenshots: Screenshots): string[] {
  const [now, recorded] = [readDigests(root, screenshots), readRecord(root)];
  return Object.keys(now).filter((id) => now[id] !== recorded[id]);
}

/** Records that the files of these screenshots were made from the current PNGs. */
export function recordPublished(root: string, screenshots: Screenshots, ids: readonly string[]) {
  const [now, recorded] = [readDigests(root, screenshots), readRecord(root)];
  const digests = Object.keys(now).map((id) => [id, (ids.includes(id) ? now : recorded)[id]]);
  const text = JSON.stringify(Object.fromEntries(digests), undefined, 2);
  writeFileSync(path.join(root, RECORD), `${text}\n`);
}

/**
 * Checks that the published files were made from the owner's current PNGs.
 *
 * @param root the project's folder
 * @throws Error with a Russian sentence when they were not
 */
export function checkScreenshots(root: string, screenshots: Screenshots): void {
  const stale = staleIds(root, screenshots);
  if (stale.length === 0) return;
  throw new Error(
    `Картинки на сайте сделаны не из нынешних снимков в ${ORIGINALS_FOLDER}/ (${stale.length}): ${stale.join(', ')}. Выполните npm run screenshots.`,
  );
}

/** Returns the ids of published screenshots that no slide shows any more. */
export function leftoverIds(root: string, screenshots: Screenshots): string[] {
  const ids = filesIn(path.join(root, PUBLISHED_FOLDER)).flatMap((name) => publishedId(name) ?? []);
  return [...new Set(ids)].filter((id) => !screenshots.has(id));
}

/** Removes published files from a folder, except those of the screenshots with the ids `kept`. */
export function removeOtherScreenshots(folder: string, kept: readonly string[]): void {
  for (const name of filesIn(folder)) {
    const id = publishedId(name);
    if (id !== undefined && !kept.includes(id)) rmSync(path.join(folder, name));
  }
}
