import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../../shared/files-below';
import { publishedId, PUBLISHED_FOLDER } from '@/lib/screenshots/files';

/**
 * Removes from an export the pictures of screenshots that no page shows, such as those of an app that the
 * owner does not have.
 *
 * @param shown ids of the others
 */
export async function removeUnshownPictures(out: string, shown: readonly string[]): Promise<void> {
  const folder = path.join(out, path.basename(PUBLISHED_FOLDER));
  for (const name of filesIn(folder)) {
    const id = publishedId(name);
    if (id !== undefined && !shown.includes(id)) await rm(path.join(folder, name));
  }
}
