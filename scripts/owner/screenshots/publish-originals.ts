import path from 'node:path';
import { filesIn } from '../../shared/files-below';
import { checkNames, inFolder, originalsOf } from './originals';
import { publish } from './publish';
import {
  leftoverIds,
  recordPublished,
  removeOtherScreenshots,
  type Screenshots,
  staleIds,
} from './record';
import { ORIGINALS_FOLDER, PUBLISHED_FOLDER } from '@/lib/screenshots/files';

/**
 * Publishes the owner's PNGs as AVIF and WebP, and removes published files that no slide shows any more.
 * Checks and encodes everything before it writes anything.
 *
 * @param root the project's folder
 * @param asked ids of the screenshots; if empty, all screenshots with a new or changed PNG
 * @param log receives lines about the progress
 * @throws Error with a Russian sentence when the input is wrong
 */
export async function publishOriginals(
  root: string,
  screenshots: Screenshots,
  asked: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  checkNames(root, screenshots, asked);
  const leftovers = leftoverIds(root, screenshots);
  const ids = asked.length > 0 ? asked : staleIds(root, screenshots);
  const hasOriginal = filesIn(path.join(root, ORIGINALS_FOLDER)).some((name) =>
    name.endsWith('.png'),
  );
  if (!hasOriginal && ids.length + leftovers.length === 0) {
    const [first] = screenshots.keys();
    throw new Error(
      `В папке ${ORIGINALS_FOLDER}/ нет ни одного PNG: положите туда снимок, например ${inFolder(first ?? '')}.png, и повторите команду.`,
    );
  }
  const chosen = [...screenshots.values()].filter(({ id }) => ids.includes(id));
  const originals = chosen.flatMap((screenshot) => originalsOf(root, screenshot));
  if (originals.length > 0) {
    log(`Снимков: ${originals.length}. Сначала все проверяются, потом сжимаются.`);
    await publish(root, originals, log);
    recordPublished(root, screenshots, ids);
  } else if (hasOriginal) {
    log('Картинки на сайте уже сделаны из нынешних снимков.');
  }
  if (leftovers.length === 0) return;
  removeOtherScreenshots(path.join(root, PUBLISHED_FOLDER), [...screenshots.keys()]);
  log(`Убраны картинки, которых нет в слайдах: ${leftovers.join(', ')}.`);
}
