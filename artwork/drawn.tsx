import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scenes } from './scenes';
import { scenePage } from './studio/page';
import { originalOf, pictureFiles, PUBLISHED_FOLDER, themes } from '@/lib/screenshots/files';

const RECORD = 'artwork/drawn.json';

/** Whether the owner has put no PNG of a screenshot into screenshots/. */
export const isDrawn = (id: string, originals: readonly string[]) =>
  themes.every((theme) => originalOf(id, theme, originals) === undefined);

/**
 * Digest of a scene's markup and of its pictures: a test compares it with the recorded one, so it
 * needs neither a browser nor fonts to find that a picture is out of date.
 *
 * @param root the project's folder
 */
export function digest(root: string, id: string): string {
  const Scene = scenes[id];
  const hash = createHash('sha256');
  if (Scene) hash.update(scenePage(<Scene />, 'light'));
  for (const { name } of pictureFiles(id)) {
    hash.update(readFileSync(path.join(root, PUBLISHED_FOLDER, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Digests by id, as they were when the screenshots were drawn. */
export const readRecord = (root: string) =>
  JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as Record<string, string>;

/** Records that a screenshot has been drawn. */
export function record(root: string, id: string): void {
  const digests = { ...readRecord(root), [id]: digest(root, id) };
  writeFileSync(path.join(root, RECORD), `${JSON.stringify(digests, null, 2)}\n`);
}
