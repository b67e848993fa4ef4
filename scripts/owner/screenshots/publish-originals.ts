import { filesIn } from '../../shared/files-below';
import { checkNames, inFolder, originalsOf } from './originals';
import { publish } from './publish';
import { leftoverIds, recordPublished, removeOtherScreenshots, staleIds } from './record';
import { ORIGINALS_FOLDER, PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';

/**
 * Publishes the owner's PNGs as AVIF and WebP, and removes published files that no slide shows any more.
 *
 * @param asked ids of the screenshots; if empty, all screenshots with a new or changed PNG
 * @throws Error with a Russian sentence when the input is wrong
 */
export async function publishOriginals(asked: readonly string[]): Promise<void> {
  checkNames(asked);
  const leftovers = leftoverIds();
  const ids = asked.length > 0 ? asked : staleIds();
  const hasOriginal = filesIn(ORIGINALS_FOLDER).some((name) => name.endsWith('.png'));
  if (!hasOriginal && ids.length + leftovers.length === 0) {
    const [first] = screenshots.keys();
    throw new Error(
      `В папке ${ORIGINALS_FOLDER}/ нет ни одного PNG: положите туда снимок, например ${inFolder(first ?? '')}.png, и повторите команду.`,
    );
  }
  const chosen = [...screenshots.values()].filter(({ id }) => ids.includes(id));
  const originals = chosen.flatMap(originalsOf);
  if (originals.length > 0) {
    console.log(`Снимков: ${originals.length}. Сначала все проверяются, потом сжимаются.`);
    await publish(originals);
    recordPublished(ids);
  } else if (hasOriginal) {
    console.log('Картинки на сайте уже сделаны из нынешних снимков.');
  }
  if (leftovers.length === 0) return;
  removeOtherScreenshots(PUBLISHED_FOLDER, [...screenshots.keys()]);
  console.log(`Убраны картинки, которых нет в слайдах: ${leftovers.join(', ')}.`);
}
