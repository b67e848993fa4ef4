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
import { screenshots } from '@/lib/screenshots/screenshots';

const RECORD = `${ORIGINALS_FOLDER}/published.json`;

/** Maps the id of each screenshot that has a PNG to a digest of its PNGs and published files. */
function currentDigests(): Record<string, string> {
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : '');
  const originals = filesIn(ORIGINALS_FOLDER);
  const digests = [...screenshots.values()].flatMap(({ id, width, height }) => {
    const pngs = themes.flatMap((theme) => originalOf(id, theme, originals) ?? []);
    const made = pictureFiles(id).filter(({ theme }) => originalOf(id, theme, originals));
    const files = [
      ...pngs.map((name) => `${ORIGINALS_FOLDER}/${name}`),
      ...made.map(({ name }) => `${PUBLISHED_FOLDER}/${name}`),
    ];
    return files.length > 0 ? [[id, digestOf([`${width} ${height}`, ...files.map(read)])]] : [];
  });
  return Object.fromEntries(digests) as Record<string, string>;
}

function recordedDigests(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
  } catch {
    // A missing record, or one with merge conflicts, is treated as empty.
    return {};
  }
}

/**
 * Returns the ids of screenshots whose published files were not made from the current PNGs. The contents of the
 * files are compared, because git does not keep modification times.
 */
export function staleIds(): string[] {
  const [now, recorded] = [currentDigests(), recordedDigests()];
  return Object.keys(now).filter((id) => now[id] !== recorded[id]);
}

/** Records that the files of these screenshots were made from the current PNGs. */
export function recordPublished(ids: readonly string[]) {
  const [now, recorded] = [currentDigests(), recordedDigests()];
  const digests = Object.keys(now).map((id) => [id, (ids.includes(id) ? now : recorded)[id]]);
  const text = JSON.stringify(Object.fromEntries(digests), undefined, 2);
  writeFileSync(RECORD, `${text}\n`);
}

/** @throws Error with a Russian sentence when published files were not made from the current PNGs */
export function checkScreenshots(): void {
  const stale = staleIds();
  if (stale.length === 0) return;
  throw new Error(
    `Картинки на сайте сделаны не из нынешних снимков в ${ORIGINALS_FOLDER}/ (${stale.length}): ${stale.join(', ')}. Выполните npm run screenshots.`,
  );
}

/** Returns the ids of published screenshots that no slide shows any more. */
export function leftoverIds(): string[] {
  const ids = filesIn(PUBLISHED_FOLDER).flatMap((name) => publishedId(name) ?? []);
  return [...new Set(ids)].filter((id) => !screenshots.has(id));
}

/** Removes published files from a folder, except those of the screenshots with the ids `kept`. */
export function removeOtherScreenshots(folder: string, kept: readonly string[]): void {
  for (const name of filesIn(folder)) {
    const id = publishedId(name);
    if (id !== undefined && !kept.includes(id)) rmSync(path.join(folder, name));
  }
}
