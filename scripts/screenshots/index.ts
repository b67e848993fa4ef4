import { mkdirSync, rmSync } from 'node:fs';
import { filesIn } from '../shared/files-below';
import { runCommand } from '../shared/run-command';
import { findOriginals, type Original } from './originals';
import { publish } from './publish';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import {
  ORIGINALS_FOLDER,
  pictureWidths,
  PUBLISHED_FOLDER,
  publishedId,
} from '@/lib/screenshots/files';
import { pictureSize, type PictureSize } from '@/lib/screenshots/picture-size';

const slideIds = slides.map(({ img }) => img);
const ids = [...slideIds, windows.picture.id];

const sizeFor = (width: number, shape: PictureSize): PictureSize => ({
  width,
  height: Math.round((width * shape.height) / shape.width),
});

/** Returns the size of a slide's picture: the shape of the first slide's original or, without it, of its picture. */
function slideSize(originals: readonly Original[]) {
  const [first = ''] = slideIds;
  const shape = originals.find(({ id }) => id === first) ?? pictureSize(first);
  return sizeFor(pictureWidths.slide, shape);
}

/** `npm run screenshots`: makes the pictures of all originals and removes those that no slide names. */
runCommand(async () => {
  const originals = await findOriginals(ids);
  if (originals.length === 0) {
    throw new Error(
      `В папке ${ORIGINALS_FOLDER}/ нет ни одного снимка: положите туда PNG, например ${ORIGINALS_FOLDER}/${ids[0]}.png, и повторите команду.`,
    );
  }
  mkdirSync(PUBLISHED_FOLDER, { recursive: true });
  for (const [index, original] of originals.entries()) {
    const isSlide = slideIds.includes(original.id);
    const size = isSlide ? slideSize(originals) : sizeFor(pictureWidths.windows, original);
    await publish(original, size);
    console.log(`${index + 1} из ${originals.length}  ${original.file}`);
  }
  for (const name of filesIn(PUBLISHED_FOLDER)) {
    const id = publishedId(name);
    if (id === undefined || ids.includes(id)) continue;
    rmSync(`${PUBLISHED_FOLDER}/${name}`);
    console.log(`Убрана ${PUBLISHED_FOLDER}/${name}: такого слайда нет.`);
  }
  return 0;
});
